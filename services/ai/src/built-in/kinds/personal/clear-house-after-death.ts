import { type Kind, step, tip } from '../kind.ts';

const deadline = ['handed back in', 'weeks to', 'two/three/four wks/weeks', 'wants the keys', 'notice on the lease'];
const far = ['in three/two countries', 'live far', 'abroad'];
const under = ['charity took', 'inventory is? signed', 'nobody wants'];
const dangerous = ['gun/guns/firearm/shotgun/medicines/chemicals'];

export const clearHouseAfterDeath: Kind = {
  id: 'clear-house-after-death',
  category: 'personal',
  name: 'Clear a home after a death',
  slots: {
    who: {
      words: [
        'mother|mum|mom|mums|moms',
        'father|dad|dads',
        'parents',
        'grandmother|gran|nan|grandma|grans',
        'grandfather|grandad|grandpa',
        'aunt|auntie',
        'uncle',
        'husband',
        'wife',
        'brother',
        'sister',
        'neighbour|friend',
      ],
      otherwise: 'relative',
    },
  },
  ask: {
    question: 'Is there a date, and who inherits with you?',
    chips: ['The landlord wants it in weeks', 'Several heirs', 'I am alone with it'],
  },
  hoursAWeek: 6,
  unhurried: true,
  overview:
    'You will secure the home, find papers and valuables first, agree with the other heirs, sort room by room with rest days, let things go to people who use them, and hand over empty rooms, keeping a small box of memories for yourself.',
  approach:
    'Nothing leaves the home before it is clear who inherits and whether the debts are larger than what is left. Papers hide in books, coats and tins, so look there before anybody carries things out. Two to three hours a day are enough for a grieving person.',
  done: 'The keys are handed over, the papers are filed, what was promised is given, and your box stands at your home.',
  cautions: [
    'In some countries taking or selling things counts as accepting the inheritance with its debts: ask a notary or the probate court first. Medicines go back to the pharmacy, weapons to the police.',
  ],
  steps: [
    step(
      'Secure the home of your {who} and read the meters',
      'Fridge emptied, rubbish out, heating low, water off, windows shut, keys collected, letter box emptied, plants and pets cared for. Tell landlord, insurer and a neighbour with a phone number.',
      ['Empty fridge and letter box', 'Photograph all rooms and meters', 'Tell landlord and home insurer'],
      1,
    ),
    step(
      'Find papers, money and keepsakes before all else',
      'Look for the will, certificates, bank, insurance, pension, tenancy, loans, passwords, jewellery and photographs of your {who}. Look in handbags, books, freezer, coats, behind drawers. Everything goes into one box that leaves the home with a list.',
      ['Look through desk and bedroom', 'Write a list of what you found', 'Take papers and valuables to a safe place'],
      4,
    ),
    step(
      'Ask who inherits from your {who} and whether to accept',
      'Probate court or notary: will, heirs, time limit for refusing (often some weeks), debts. Cancel nothing that you do not owe. Get several copies of the death certificate.',
      ['Ask for the time limits', 'Order copies of the certificate', 'List debts and running contracts'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Meet the family and agree how things are shared',
      'List what each would like from your {who}, in turns, with coloured dots. Rule: what two people want is talked about at the end. Valuers for art, coins or instruments come before, so that nobody suspects anybody.',
      ['Send photographs to all heirs', 'Choose in turn and write it down', 'Book a valuer for the few dear things'],
      2.5,
    ),
    step(
      'Count the visits back from the day of the keys',
      'Last day minus two for cleaning, minus one for the van: what is left divided by rooms. Four weeks and four rooms are one room a week, in two visits. Ask the landlord now for a week more; a reason in writing often gets it.',
      ['Write a room beside each week', 'Book van and clearance today', 'Ask for one more week in writing'],
      0.7,
      { when: { said: deadline } },
    ),
    step(
      'Walk the rooms by video and share by turns',
      'One holds the phone, all have a numbered list, each marks five wishes. Turns go round, and what two want is drawn by lot. Send the small things by post in one week, and agree who pays.',
      ['Number things on photographs', 'Take turns of one thing each', 'Agree on post and cost'],
      2,
      { when: { said: far } },
    ),
    step(
      'Ask three places for the last large things',
      'Church, school, theatre and an instrument workshop take organs, pianos and looms for the carrying. Offer photos, measures, floor, and a day. If nobody answers in two weeks, book the clearance without guilt.',
      ['Send photos and measures to three places', 'Offer a day and a helper', 'Book the clearance for what is left'],
      1.5,
      { waitDays: 14, when: { said: under } },
    ),
    step(
      'Have guns and medicine taken away by those who may',
      'Do not carry a gun: ring the police, who collect or tell where it may stay. Medicine goes to the chemist, chemicals to the collection point. Note the receipt for the estate.',
      ['Ring the police about the gun', 'Take medicine to the chemist', 'Keep the receipts'],
      1,
      { when: { said: dangerous } },
    ),
    step(
      'Sort room by room in visits of three hours',
      'Bathroom and kitchen first, bedroom late, letters last. Charity van, school, repair cafe and auction take what is useful; get two offers for clearing the rest. Boxes: keep, family, sell, give, papers to check, throw. Bring one calm friend. When you hold one thing for five minutes, it goes into the box for later.',
      ['Do one small room first', 'Fill at most one box of memories each visit', 'Stop after three hours'],
      24,
    ),
    step(
      'Clean, repair and hand over the keys',
      'Fill holes as the contract asks, final meters, photos, record signed. Cancel power, internet, insurance from that day, redirect post for a year. A neighbour’s goodbye belongs to it.',
      ['Clean or book cleaners', 'Hand over with record and photos', 'Cancel contracts and redirect post'],
      6,
      { waitDays: 7 },
    ),
    step(
      'Make one box and one page about your {who}',
      'Ten things, twenty photographs, a recipe, a smell. Write for an hour what each thing tells. It is done when the box has a place, and the rest may be gone.',
      ['Choose ten things that tell about your {who}', 'Write one line for each', 'Show the box to somebody'],
      3,
    ),
  ],
  suggestions: [
    tip('Go with company the first time', 'The smell and the coat in the hall are hard.', 'One friend', 'Short visit'),
    tip('Photograph what you cannot keep', 'The picture keeps the story.', 'In its place', 'One album'),
    tip('Eat before you start', 'Grief and hunger decide badly.', 'Sandwich along', 'Tea'),
    tip('Keep the phone number for a while', 'Calls and codes still come.', 'Three months', 'Then cancel'),
    tip('Do not clean the chair at once', 'Some things may wait.', 'One corner last', 'No hurry'),
    tip('Ask the charity about keys', 'Some clear with your list alone.', 'References', 'Written list'),
    tip('Wear gloves and mask', 'Lofts and cellars are dusty.', 'Old clothes', 'Window open'),
    tip('Search books one by one', 'Money and letters hide there.', 'Shake', 'Look at the first page'),
    tip('Give neighbours something', 'They were there.', 'A plant, a tool', 'A thank-you'),
    tip('Keep receipts of all costs', 'They belong to the estate.', 'One envelope', 'Heirs sign'),
    tip('Make one recording', 'Walk through and tell what stood where.', 'Ten minutes', 'For the children'),
    tip('Talk about it', 'A grief group hears this every week.', 'Hospice', 'Church'),
  ],
};
