import type { Messages } from '../messages.ts';

/** Why a computer moves as it does in Chicago Express, in the first person. */
export const BOTS_DE_EXPRESS: Messages = {
  'bot.express.expand.chicago': 'Wer Chicago erreicht, bekommt sofort {per_share} je Aktie der {company}.',
  'bot.express.expand.income': 'Damit verdient die {company} {income}, etwa {per_share} je Aktie.',
  'bot.express.expand.starve': 'Das verbraucht das Geld der {company}, von der {player} mehr hat als ich.',
  'bot.express.expand.approach':
    '{hexes} bringt die {company} näher an Chicago und an Orte, die etwas bringen.',
  'bot.express.expand.place': 'Für das, was ich vorhabe, braucht die {company} {hexes}.',
  'bot.express.auction.buy': 'Ich will noch eine Aktie der {company} und rechne mit etwa {price} dafür.',
  'bot.express.auction.dilute':
    'Eine weitere Aktie der {company} kostet {player} Geld: Jede Aktie zahlt dann {per_share} statt {before}.',
  'bot.express.auction.capital': 'Die {company} braucht Geld zum Wachsen, und hiermit bekommt sie welches.',
  'bot.express.auction.drain':
    'Diese Aktie der {company} dürfte die anderen mehr kosten, als sie ihnen bringt.',
  'bot.express.develop.income': '{hex} erhöht das Einkommen der {company} auf {income}.',
  'bot.express.develop.growth': '{hex} macht die {company} in den nächsten Runden mehr wert.',
  'bot.express.develop.wait': 'Von allen Feldern hilft {hex} mir am meisten und den anderen am wenigsten.',
  'bot.express.noop.dividends': 'So gibt es jetzt Dividenden, und das passt mir.',
  'bot.express.noop.hurry': 'Je eher das Spiel endet, desto besser für mich.',
  'bot.express.noop.wait': 'Alles andere würde den anderen mehr helfen als mir.',
  'bot.express.ends': 'Damit endet das Spiel, solange ich gut stehe – {reason}.',
  'bot.express.bid.worth':
    'Ich rechne bei einer Aktie der {company} mit {amount}, also ist {price} ein guter Preis.',
  'bot.express.bid.keep': 'Lieber zahle ich {price} für die {company}, als sie den anderen zu überlassen.',
  'bot.express.pass.poor': 'Das nächste Gebot für die {company} ist {price}, und ich habe nur {cash}.',
  'bot.express.pass.dear': 'Eine Aktie der {company} ist mir {amount} wert, und {price} ist zu viel.',
  'bot.express.pass.save': 'Bei {price} behalte ich lieber mein Geld, als die {company} zu haben.',
};
