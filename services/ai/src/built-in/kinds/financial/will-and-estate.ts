import { type Kind, step, tip } from '../kind.ts';
import { powerOfAttorneyHere, willFormHere } from '../local-money.ts';

const unmarried = [
  'not married/unmarried',
  "aren't/are_not married",
  'partner/girlfriend/boyfriend and/from/with',
  'kids/boy/girl/children/son/daughter from before/my_first/a_previous/his/her',
];
const dependants = [
  'disabled/autistic/special_needs/wheelchair',
  'who/who’ll will? look/looks after',
  'guardian/guardians',
];
const signed = [
  'will/it is/was? signed/witnessed',
  'will signed/witnessed',
  'draft is with/ready/at',
  'in my sock? drawer',
  'executors agreed',
];
const ofParent = [
  "mother's/mother/mum/mom/dad/father's/father beginning/forgetting/repeating/has dementia?",
  'while she/he still can',
];
const manyWives = ['two/three/second wives/wife/families', 'plots/plot/customary/clan/polygamous'];

export const willAndEstate: Kind = {
  id: 'will-and-estate',
  category: 'financial',
  name: 'Make my will and put my affairs in order',
  slots: {
    asset: {
      words: [
        'house|home',
        'flat|apartment',
        'farm|land',
        'business|company|firm',
        'savings|money|bank accounts',
        'shares|investments|portfolio',
        'art|paintings|collection',
        'jewellery|ring',
        'car|vehicle',
        'pets|dog|cat|horse',
        'pension',
        'holiday home',
      ],
      otherwise: 'belongings',
    },
    person: { from: 'person', otherwise: 'the people who matter to you' },
  },
  ask: {
    question: 'What is your family situation?',
    chips: ['Married or partnered, with children', 'Not married, or a blended family', 'On my own'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will list what you own and owe, learn what the law would do without a will, decide who gets your {asset}, and sign a valid will together with powers of attorney. A folder tells others where everything is.',
  approach:
    'Begin with the list and three decisions; the legal form comes afterwards and is quick. Simple cases need little, but unmarried couples, blended families, a business, property abroad or a disabled child need a lawyer or notary. The usual mistakes are formal ones: wrong signature, witnesses who inherit, an old will that was never cancelled.',
  done: 'A valid will and powers of attorney are signed and stored, the people named know it, and one person knows where the folder is.',
  cautions: [
    'Forms and compulsory shares differ by country. Have the final text checked by a notary or lawyer, also when you use a template.',
    'Do not give property away in your lifetime without advice: it can affect tax, care costs and your right to live there.',
    'Sign only what is your own wish. If a relative puts you under pressure, speak to a lawyer alone.',
  ],
  steps: [
    step(
      'List what you own and what you owe',
      'Property, accounts, pensions, insurance, valuables, digital accounts, debts, each with where the papers are and whose name is on it. Rough values are enough.',
      [
        'Write down your {asset} and the five other largest things',
        'Add accounts, insurances and pensions',
        'Note debts and guarantees',
      ],
      2,
      { when: { unsaid: signed } },
    ),
    step(
      'Find out what happens without a will',
      'Look at the official page on inheritance in your country: who inherits by law, what share close family must get, what an unmarried partner receives, which tax allowances there are.',
      [
        'Draw your family on one sheet',
        'Write beside it who would get what by law',
        'Mark what you want to be different for {person}',
      ],
      1.5,
      { when: { unsaid: signed }, resources: 'Making a will, UK: https://www.gov.uk/make-will' },
    ),
    step(
      'Decide who gets what and who takes care of it',
      'Main heirs and a substitute for each, single gifts, an executor, guardians for children, somebody for pets. Think also of the case that you outlive {person}.',
      [
        'Write a first draft in plain words',
        'Ask executor and guardians whether they accept',
        'Decide about your {asset} and three things you treasure',
      ],
      2.5,
      { when: { unsaid: signed } },
    ),
    step(
      'Write what each house and each child receives by name',
      'Plot by number, house, animals and accounts on one side; every wife, child and mother by full name on the other. Say who lives where for life. The more exact it is, the less is left to a quarrel at the grave.',
      ['List plots by number', 'List every heir by full name', 'Write who lives where for life'],
      1.5,
      { when: { said: manyWives } },
    ),
    step(
      'Protect the one the law forgets',
      'An unmarried partner or a stepchild often gets nothing by law. Settle three things: home for life or half the deeds, who is named in pension and insurance, and the share of the children from before.',
      [
        'Check whose name is on home and accounts',
        'Name the partner in pension and insurance',
        'Write the share of each child',
      ],
      1.5,
      { when: { said: unmarried } },
    ),
    step(
      'Set up a trust or guardian for whoever depends on you',
      'Money given outright can end benefits or be lost. Ask about a trust, name a guardian and a second one, and write two pages about daily life: medicine, habits, people, fears.',
      ['Ask both guardians', 'Ask a lawyer about a trust', 'Write the two pages'],
      2,
      { when: { said: dependants } },
    ),
    step(
      'Talk with the people it concerns',
      'Tell {person} what you plan and why, before they read it in a will. You decide; listening prevents later quarrels. With a business or farm, ask the next generation what they want.',
      ['Choose one calm hour to talk', 'Ask what would mean most to them', 'Note what changes in your draft'],
      3,
    ),
    step(
      'See the notary while the understanding is clear',
      'Take a doctor’s letter of the same week that says so, and let your relative speak alone with the notary. Power of attorney first, because it cannot be made later; the will on the same day.',
      ['Get the doctor’s letter', 'Book a talk without the family', 'Sign the power of attorney first'],
      1.5,
      { waitDays: 7, when: { said: ofParent } },
    ),
    step(
      'Close the gaps that the draft leaves',
      'Go through seven: substitute heirs, executor, pets, digital accounts, funeral, gifts already given, beneficiaries outside the will. Name one person and one sentence for each.',
      ['Answer the seven points', 'Name somebody for pets and passwords', 'Send them to the notary'],
      1,
      { when: { said: signed } },
    ),
    step(
      'Ask a notary or lawyer about your draft',
      'Take the list, the family sheet and the draft; ask for the price first. Questions: form and witnesses, compulsory shares, tax, joint will or not, pensions and insurance outside the will, foreign property.',
      [
        'Book an appointment and ask for the price',
        'Send the draft beforehand',
        'Write down five questions about your {asset}',
      ],
      3,
      { waitDays: 14 },
    ),
    step(
      'Sign the will in the valid form',
      'Depending on the country: by hand entirely, before two witnesses who inherit nothing, or before a notary. Cancel older wills in the text, date it, and update beneficiaries of pensions and life insurance too.',
      [
        'Read the final text aloud',
        'Sign with the right witnesses',
        'Change the named beneficiaries where they are outdated',
      ],
      2,
      { local: willFormHere },
    ),
    step(
      'Arrange powers of attorney and a living will',
      'Who decides about money, health and where you live if you cannot? What treatment do you want and what not? Talk it through with your doctor, name a substitute, and sign in the form your law requires.',
      [
        'Choose two people you trust',
        'Discuss treatment wishes with the doctor',
        'Sign, and give copies to bank and doctor',
      ],
      4,
      { local: powerOfAttorneyHere, waitDays: 7 },
    ),
    step(
      'Store everything and tell one person',
      'Leave the original with a notary, court or register. Keep a folder at home with lists, funeral wishes and how to reach digital accounts. It is done when you have told {person} or the executor where it is; look at it again every three years.',
      ['Deposit or register the will', 'Put the folder together', 'Enter the next review in the calendar'],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Write a letter beside the will',
      'It can explain and thank, without legal effect.',
      'Keep it to one page',
      'Add the date',
    ),
    tip('Name substitutes for everybody', 'People die in the wrong order.', 'Second heir', 'Second executor'),
    tip(
      'Use a password manager with emergency access',
      'Digital accounts are lost otherwise.',
      'Name one contact',
      'No passwords in the will',
    ),
    tip(
      'Give away small treasured things yourself',
      'You can see the joy it brings.',
      'Tell the story that belongs to it',
      'Note what you have given',
    ),
    tip(
      'Write down funeral wishes apart',
      'The will is often opened later.',
      'Burial, music, costs',
      'Tell two people',
    ),
    tip('Think of pets', 'In law they count as things.', 'Ask who would take them', 'Leave money for food and vet'),
    tip(
      'Check joint accounts and deeds',
      'They may not pass under the will.',
      'Whose names are on them?',
      'Ask the bank',
    ),
    tip(
      'Keep a list of contracts',
      'Your heirs will have to cancel them.',
      'Power, phone and subscriptions',
      'Add the customer numbers',
    ),
    tip(
      'Consider a charity',
      'It needs the exact legal name.',
      'Name and registration number',
      'A fixed sum or a share',
    ),
    tip(
      'Avoid vague words',
      'Fairly divided is what families fight over.',
      'Names, shares, objects',
      'Who decides in a dispute',
    ),
    tip(
      'Review after every big event',
      'Marriage and divorce may change a will by law.',
      'Birth, death, house, move abroad',
      'Ten minutes a year',
    ),
    tip(
      'Make an envelope for the first week',
      'It helps those who are left in the worst days.',
      'Doctor, funeral, bank and employer',
      'Say where to find cash',
    ),
  ],
};
