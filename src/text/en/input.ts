import type { InputFault } from '../../core/bad-input.ts';

/** One clear line for each thing that can be wrong with input. */
export const INPUT: Readonly<Record<`input.${InputFault}`, string>> = {
  'input.not-json': 'not JSON: {reason}',
  'input.not-a-match': 'not a match file: an object is expected',
  'input.no-mark': 'not a match file: "railhead": 1 is missing',
  'input.unknown-game': 'unknown game {given}',
  'input.bad-rules-version': '"rulesVersion" must be a whole number from 1',
  'input.newer-rules': 'made with rules version {version} of {game}; this railhead knows {known}',
  'input.unknown-rule-set': 'unknown rule set {given} (known: {known})',
  'input.rule-set-of': 'unknown rule set {given} of {game}',
  'input.bad-options': '"options" must be an object',
  'input.unknown-option': 'unknown option {key}',
  'input.option-value': 'option {key} cannot be {given} (one of {known})',
  'input.option-value-of': 'option {key} of {game} cannot be {given}',
  'input.options-exclude': '{key} cannot be combined with {first} or {second}',
  'input.players-of': '{game} is for {min} to {max} players',
  'input.player-count': '{title} is for {min} to {max} players, not {seats}',
  'input.nameless-player': 'each player needs a "name"',
  'input.bad-seed': '"seed" must be a whole number',
  'input.bad-actions': '"actions" must be a list',
  'input.illegal-action': 'illegal action {number} ({action} by seat {seat}): {refusal}',
  'input.line': '{line}',
};
