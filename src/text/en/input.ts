import type { InputFault } from '../../core/bad-input.ts';

/** One clear line for each thing that can be wrong with input. */
export const INPUT: Readonly<Record<`input.${InputFault}`, string>> = {
  'input.empty': 'the file is empty',
  'input.not-json': 'this is not a game file, or it is damaged ({reason})',
  'input.unknown-format': 'this is neither a Railhead game nor an 18xx.games export',
  'input.unknown-title': 'Railhead does not know the game {given} (it knows {known})',
  'input.not-a-match': 'this is not a Railhead game file',
  'input.no-mark': 'this is not a Railhead game file: its mark, "railhead": 1, is missing',
  'input.unknown-game': 'Railhead does not know the game {given}',
  'input.bad-rules-version': '"rulesVersion" must be a whole number from 1',
  'input.newer-rules':
    'it was made with version {version} of the rules of {game}; this Railhead knows versions up to {known}',
  'input.unknown-rule-set': 'unknown rule set {given} (known: {known})',
  'input.rule-set-of': '{game} has no rule set {given}',
  'input.bad-options': '"options" must be an object',
  'input.unknown-option': 'unknown option {key}',
  'input.option-value': 'option {key} cannot be {given} (allowed: {known})',
  'input.option-value-of': 'option {key} of {game} cannot be {given}',
  'input.options-exclude': '{key} cannot be combined with {first} or {second}',
  'input.players-of': '{game} is for {min} to {max} players',
  'input.player-count': '{title} is for {min} to {max} players, not {seats}',
  'input.nameless-player': 'each player needs a "name"',
  'input.bad-seed': '"seed" must be a whole number',
  'input.bad-actions': '"actions" must be a list',
  'input.illegal-action': 'action {number} ({action}, seat {seat}) is not allowed: {refusal}',
  'input.line': '{line}',
};
