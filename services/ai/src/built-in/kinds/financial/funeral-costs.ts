import { type Kind, step, tip } from '../kind.ts';
import { funeralHelpHere } from '../local-money.ts';

const abroad = [
  'repatriate/repatriation/ship/fly/carry home/the_body/back/her_home/him_home',
  'bury in/at home/the_village',
];
const noMoney = ['no money', "can't/cannot afford", 'nobody has/can', 'skint/broke'];

export const funeralCosts: Kind = {
  id: 'funeral-costs',
  category: 'financial',
  name: 'Arrange and pay for a funeral',
  slots: {
    person: { from: 'person', otherwise: 'the one who died' },
    own: {
      words: ['my own funeral|own funeral|my funeral|prepaid|pre-paid|funeral plan|for my kids later'],
      otherwise: 'funeral',
    },
  },
  ask: {
    question: 'What is it about?',
    chips: ['Somebody has just died', 'Somebody will die soon', 'My own funeral later'],
  },
  hoursAWeek: 6,
  overview:
    'You will find out wishes and money, compare two or three undertakers by the same list, find help with the cost, hold a funeral that fits, and settle the bills and papers afterwards.',
  approach:
    'Little has to be decided in the first hour. Prices for the same funeral differ by half, and a simple one can be as loving. It goes wrong when grief signs the first offer, or when the bill comes before the bank releases the account.',
  done: 'The funeral has taken place as wished, all bills are paid, and nobody went into debt for it.',
  cautions: [
    'Whoever signs at the undertaker’s owes the bill. Banks often pay a funeral invoice from the account of the dead before probate: ask. If grief lies too heavily on you, see a doctor or a bereavement service.',
  ],
  steps: [
    step(
      'Look for wishes, a plan and the money',
      'Folder, wallet, will, bank, insurer, union, church: is there a prepaid plan, burial insurance, a grave, a wish for cremation. Ask the family one question: what would they have wanted.',
      [
        'Look through folder and wallet',
        'Ask bank and insurers about cover',
        'Write the wishes of {person} on one page',
      ],
      1.5,
    ),
    step(
      'Set what may be spent and by whom',
      'Add up estate, insurance, state help and gifts. A simple cremation costs a third to half of a burial with service. Write the limit before you ring anybody.',
      ['Write the limit', 'Agree who signs and who shares', 'Name three things that mattered to {person}'],
      1,
    ),
    step(
      'Compare three undertakers with the same list',
      'Transport, care, coffin, papers, cremation or grave, service, flowers, notices: ask for a written total with fees of others. A direct cremation without service is the cheapest; the farewell can be your own.',
      ['Ring three with the list', 'Ask for a written total', 'Take a friend to the talk'],
      3,
    ),
    step(
      'Apply for help with the cost in time',
      'Funeral payment or social office for low income, death grant of insurer, employer, union or army, children’s funeral fund, charities. Apply before or soon after signing; have certificate and offer at hand.',
      ['Ask the social office before signing', 'Ask employer, union and insurers', 'Send the form with the offer'],
      2,
      { local: funeralHelpHere, waitDays: 14 },
    ),
    step(
      'Choose the simplest way and say no to the rest',
      'A direct cremation or burial without service costs about a third, and you hold your own farewell in a garden or hall. Ask for the price in writing, with no car and the plain coffin. Nobody who loved the person counts flowers.',
      ['Ask for the price without service', 'Choose your own place for words', 'Say no to two extras'],
      1,
      { when: { said: noMoney } },
    ),
    step(
      'Ask consulate and airline about the way home',
      'Consular paper, embalming, zinc coffin, freight: an undertaker for repatriation offers it as one price. Ask burial societies and the employer, who often pay. Ashes travel for a tenth of it, if the family agrees.',
      ['Ask for one price of everything', 'Ask burial society and employer', 'Talk with the family about ashes'],
      2,
      { waitDays: 5, when: { said: abroad } },
    ),
    step(
      'Choose place, words and people',
      'Church, hall, grave or garden; celebrant, family or silence; three pieces of music, one text, who speaks for three minutes. What a family does itself costs little and is remembered.',
      ['Choose music and words that suit {person}', 'Ask who speaks or carries', 'Write the running order'],
      4,
    ),
    step(
      'Invite, and keep the gathering simple',
      'Date, place, wish about flowers or gifts, by phone and message. Food brought by friends in a parish room or at home. Somebody else watches the clock and the old aunt.',
      ['Send the date', 'Ask three people for food', 'Name one who looks after guests'],
      4,
      { when: { unsaid: [...noMoney, ...abroad] } },
    ),
    step(
      'Hold the funeral and let others carry',
      'Arrive early, have water and tissues, keep a seat free. Ask somebody to write down who came and to take a photo of the flowers. Eat something. If there are children, let them see and help as they wish.',
      ['Give your phone to somebody', 'Have the texts printed twice', 'Keep the rest of the day free'],
      6,
    ),
    step(
      'Pay the bills and put the papers away',
      'Hand the bank the invoice, check it against the offer, ask for instalments before you borrow. Costs are usually paid first from the estate and may lower tax. Order the stone later, after six months of settling.',
      ['Send invoices to the bank of {person}', 'Check bill against offer', 'Thank people with one card'],
      3,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Take a day before you sign', 'There is almost always time.', 'Cool room', 'Ask the fee'),
    tip('Order several certificates', 'Each office wants one.', 'Five to eight', 'Cheaper together'),
    tip('Bring clothes from home', 'Favourite jumper beats a gown.', 'Photo', 'Letter inside'),
    tip('Borrow the coffin cover', 'A quilt or flag looks better than dear wood.', 'Ask', 'Plain coffin'),
    tip('Use flowers from gardens', 'Each guest brings one.', 'A big vase', 'No ribbons'),
    tip('Stream it for those far away', 'A phone on a stand.', 'Ask family', 'Link only'),
    tip('Write the life on one page', 'Dates, loves, sayings.', 'Ask siblings', 'Read slowly'),
    tip('Check the grave’s running cost', 'Rent for decades plus care.', 'Years', 'Who pays'),
    tip('Collect for a cause', 'A box instead of wreaths.', 'Name it', 'Thank by sum'),
    tip('Plan your own with a page', 'It spares your children guessing.', 'Music, place, limit', 'In the folder'),
    tip('Read a prepaid plan closely', 'Is the money held in trust, what is left out.', 'Regulator', 'Moving house'),
    tip('Leave the stone for spring', 'Words come later.', 'Three quotes', 'Cemetery rules'),
  ],
};
