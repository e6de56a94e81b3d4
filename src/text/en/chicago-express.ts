import type { Messages } from '../messages.ts';
import { BOTS_EN_EXPRESS } from './bots-express.ts';
import { TERMS_EN_CHICAGO_EXPRESS } from './terms-chicago-express.ts';

/** Chicago Express. */
export const EN_CHICAGO_EXPRESS: Messages = {
  ...TERMS_EN_CHICAGO_EXPRESS,
  ...BOTS_EN_EXPRESS,

  'round.opening': 'Opening auctions',
  'round.round': 'Round {number}',

  'step.bid': 'Auction',
  'step.turn': 'Turn',
  'step.auction': 'Auction',
  'step.expansion': 'Expansion',
  'step.development': 'Development',

  'ask.company': '{seat}',
  'ask.bid': 'bid for a share of {company}, or pass',
  'ask.turn': 'choose a dial',
  'help.bid':
    'Bid more than the last bid, within your cash, or pass and leave this auction. The winner pays the company.',
  'help.turn':
    'Auction a share, expand a company you own a share of, or develop a hex. Each moves its dial one step.',

  'ask.auction': 'choose a share to auction',
  'help.auction': 'You bid first, but you may pass. What the winner pays goes to the company.',
  'ask.expansion': '{companyIs, select, none {choose a company to expand} other {expand {companyFull}}}',
  'help.expansion': 'Choose one to three hexes, each next to the company’s track. The company pays.',
  'ask.development': 'develop a hex',
  'help.development':
    'Choose any hex with a train on it. It costs nothing, and every company there benefits.',

  'dial.auction': 'auction',
  'dial.expansion': 'expansion',
  'dial.development': 'development',

  'phase.auction': 'Auction',
  'phase.turn': 'Turn',
  'phase.over': 'The game is over',
  'auction.opening': 'Opening auction',
  'auction.action': 'Auction',
  'auction.wabash': 'First share of the Wabash',
  'industry.detroit': 'Detroit',
  'industry.wheeling': 'Wheeling',
  'industry.pittsburgh': 'Pittsburgh',
  'terrain.plain': 'plain',
  'terrain.forest': 'forest',
  'terrain.mountain': 'mountain',
  'terrain.city': 'city',
  'terrain.industry': 'industry',
  'terrain.chicago': 'Chicago',
  'terrain.home': 'home of a company',
  'development.house': 'Build a house',
  'development.industry': 'Raise its value by one step',

  'condition.locomotives': 'Companies out of trains',
  'condition.shares': 'Companies out of shares',
  'condition.houses': 'Houses left',
  'condition.detroit': 'Detroit',
  'condition.dividends': 'Dividend phases',

  'end.locomotives': 'three companies have no trains left',
  'end.shares': 'three companies have no shares left',
  'end.houses': 'three houses or fewer are left',
  'end.detroit': 'Detroit is worth 8',

  'event.bid': '{player} bids {price} for {company}',
  'event.passed': '{player} passes on {company}',
  'event.share-sold':
    '{priceIs, plural, =0 {{player} gets a share of {company} for nothing} other {{player} buys a share of {company} for {price}}}',
  'event.share-unsold': 'Nobody wants the share of {company}',
  'event.auction-started': '{player} puts a share of {company} up for auction, starting at {minimum}',
  'event.did-nothing': '{player} moves the {dial} dial and does nothing',
  'event.expanded': '{player} expands {company} to {hexes} for {cost}; its income is now {income}',
  'event.developed':
    '{valueIs, select, none {{player} builds a house on {hex}} other {{player} develops {hex}, which is now worth {value}}}',
  'event.forest-grant': '{company} gets {amount} from the bank for the forests it entered',
  'event.expansion-waits': 'After the auction {company} continues to {hexes} for {cost}',
  'event.chicago-dividend': '{company} reaches Chicago and pays {per_share} per share: {paid}',
  'event.wabash-opened': 'The Wabash opens with an income of {income}',
  'event.dividend': 'Dividend {number}, per share: {per_share_by_company}. Received: {paid}',
  'event.dials-reset': 'All dials return to START',
  'event.detroit-grew': 'Detroit grows to {value}',
  'event.game-over': 'The game is over: {reasons}. Winner: {winners}',

  'group.bid': 'Bid',
  'choice.bid': 'Bid {price} for {company}',
  'choice.bid.short': 'Bid {price}',
  'group.start_auction': 'Auction a share',
  'choice.start_auction': 'Put a share of {company} up for auction',
  'choice.start_auction.short': '{company}',
  'group.expand': 'Expand a company',
  'choice.expand': 'Expand {company}{hexesIs, plural, =0 {} other { to {hexes}}}',
  'choice.expand.short': '{company}{hexesIs, plural, =0 {} other {: {hexes}}}',
  'group.develop': 'Develop a hex',
  'choice.develop': 'Develop {hexIs, select, none {a hex} other {{hex}}}',
  'choice.develop.short': '{hexIs, select, none {Develop} other {{hex}}}',
  'group.noop': 'Move a dial and do nothing',
  'choice.noop': 'Move the {dial} dial and do nothing',
  'choice.noop.short': 'Nothing, {dial} dial',

  'page.owners.ipo': 'Unsold',

  'refusal.game-over': 'The game is over: {reasons}.',
  'refusal.not-your-turn': 'It is {seat}’s decision now.',
  'refusal.wrong-phase':
    '{phase, select, auction {An auction is going on: bid or pass.} other {No auction is going on: choose a dial.}}',
  'refusal.wrong-company': 'This auction is for a share of {company}.',
  'refusal.bid-too-low': '{price} is too little: bid at least {least}.',
  'refusal.bid-over-cash': 'You have {cash} and cannot bid {price}.',
  'refusal.no-shares-left': 'All shares of {company} have been sold.',
  'refusal.company-closed': '{company} is not open yet: it opens when the first company reaches Chicago.',
  'refusal.dial-red': 'The {dial} dial is on red: choose another until the next dividends.',
  'refusal.unknown-dial': 'There is no dial called “{dial}”.',
  'refusal.no-share': 'You own no share of {company}, so you cannot expand it.',
  'refusal.hex-count': 'Expand by one, two or three hexes, not by {count}.',
  'refusal.no-locomotives':
    '{leftIs, select, none {{company} has no trains left.} other {{left, plural, one {Only # train is left} other {Only # trains are left}} for {count, plural, one {# hex} other {# hexes}}.}}',
  'refusal.unknown-hex': 'There is no hex “{hex}” on this map.',
  'refusal.already-there': 'The company is already on {hex}.',
  'refusal.not-adjacent': '{hex} is not next to the company’s track.',
  'refusal.hex-closed': '{hex} is the home of another company and closed to all others.',
  'refusal.hex-taken': 'Forests and mountains have room for one company only, and {hex} is taken.',
  'refusal.no-funds':
    '{costIs, select, none {{company} has {treasury} and cannot afford any hex in reach.} other {That costs {cost}, and the company has only {treasury}.}}',
  'refusal.already-developed': '{hex} already has a house.',
  'refusal.no-houses': 'There are no houses left.',
  'refusal.not-developable': '{hex} cannot be developed.',
  'refusal.no-locomotive-on-hex':
    '{hexIs, select, none {There is no hex to develop: a hex needs a train on it.} other {There is no train on {hex}.}}',
  'refusal.track-at-end': '{hex} has reached its highest value.',
};
