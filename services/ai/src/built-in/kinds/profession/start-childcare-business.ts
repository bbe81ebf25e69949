import { type Kind, step, tip } from '../kind.ts';
import { childcareBusinessHere } from '../local-work.ts';

export const startChildcareBusiness: Kind = {
  id: 'start-childcare-business',
  category: 'profession',
  name: 'Start as a childminder or open a nursery',
  slots: {
    setting: {
      words: [
        'nursery|day nursery|kindergarten|daycare|day care|kita|preschool|creche',
        'forest school|forest nursery|forest kindergarten',
        'after-school club|after school club|holiday club',
        'playgroup|toddler group',
        'childminder|childminding|family day care|home daycare|tagesmutter',
      ],
      otherwise: 'childcare',
    },
  },
  ask: {
    question: 'At home with a few children, or premises with staff?',
    chips: ['Childminder at home', 'Nursery with staff', 'After-school club'],
  },
  hoursAWeek: 6,
  weekly: 'Finish one paper of the registration and prepare one room corner',
  overview:
    'You learn which places are missing near you, get the course, checks and registration, make rooms and papers safe, and fill places through a settling-in that parents trust.',
  approach:
    'Registration takes three to six months as a childminder and nine to eighteen with premises. What goes wrong is money counted with all places full, and notice periods of parents that are too short.',
  done: 'You are registered and insured, and enough places are filled to carry rent and pay.',
  cautions: [
    'Look after no child for pay before you are registered, and keep ratios, safe sleep and allergy rules without exception.',
  ],
  steps: [
    step(
      'Ask the early years office what {setting} places need',
      'Ratios, square metres per child, course hours, checks for everyone over 16 in the house, first aid, planning permission, funding per hour, waiting lists by age.',
      ['Ring the early years office', 'Ask which ages lack places', 'Note course dates'],
      1.5,
      { local: childcareBusinessHere },
    ),
    step(
      'Visit three people who run {setting} places',
      'Ask a full day’s plan, sick days, late parents, unpaid holidays, what they would do first. Compare income after food and tax.',
      ['Visit three', 'Ask for real monthly figures', 'Note one good idea each'],
      5,
    ),
    step(
      'Calculate the {setting} places at 60 per cent full',
      'Fees and public funding, late payment, food, wages by ratio, rent, insurance, holidays, empty places in September. With staff keep six months.',
      ['Calculate at 60 and 90 per cent', 'Ask for start-up grants', 'Fix fee and notice period'],
      5,
    ),
    step(
      'Do course, first aid and checks',
      'Childminding or leadership certificate, paediatric first aid, safeguarding, food hygiene, health declaration, checks for adults at home. For a nursery a qualified leader by name.',
      ['Book course and first aid', 'Apply for all checks', 'Ask the doctor for the form'],
      60,
      { waitDays: 42 },
    ),
    step(
      'Make rooms and garden safe',
      'Stair gates, sockets, blind cords, glass, pond, plants, pets, fire alarm, evacuation, sleeping places, nappy area. Go through on your knees. With premises: planning, fire, toilets, fence, parking.',
      ['Walk through on your knees', 'Fix the list', 'Practise an evacuation'],
      25,
    ),
    step(
      'Write policies, contract and the {setting} day',
      'Illness, medicines, complaints, late fees, photos, behaviour, holidays, four weeks’ notice, settling-in. The day: outdoor time, meals, sleep, play. Short and true.',
      ['Write the contract', 'Write six short policies', 'Have the adviser read them'],
      12,
    ),
    step(
      'Register and pass the inspection visit',
      'Send the form complete, prepare for questions: what if a child chokes, a bruise, a stranger collects. Show risk notes and plan for a two-year-old.',
      ['Send the complete form', 'Rehearse ten questions', 'Lay out papers'],
      8,
      { waitDays: 84 },
    ),
    step(
      'Fill the {setting} places and settle children in',
      'Open house, waiting list, local groups, maternity clinics. Three visits before a child stays; never start two on one day. Ask parents for two sentences after three months.',
      ['Hold an open house', 'Plan three visits per child', 'Ask parents for two sentences'],
      25,
    ),
  ],
  suggestions: [
    tip('Make a backup with another minder', 'Sick days are covered.', 'Agreement', 'Permission'),
    tip('Have a late fee and use it', 'Evenings stay yours.', 'Contract', 'Kindly'),
    tip('Cook a four-week menu', 'Costs and allergies clear.', 'List', 'Freezer'),
    tip('Keep receipts daily', 'Much is deductible.', 'Box', 'Tax rules'),
    tip('Buy used double buggy', 'Brakes checked.', 'Wash', 'Recall list'),
    tip('Write one observation a week', 'Inspectors look.', 'Photo', 'Next step'),
    tip('Fix your own family’s hours', 'Home is work.', 'Door', 'Toys'),
    tip('Join the local network', 'Referrals.', 'Playgroup', 'Training'),
    tip('Ask insurers about the car', 'Business use.', 'Seats', 'Belts'),
    tip('Offer early or late hours', 'Nurses search for it.', 'Price', 'Limit'),
    tip('Practise first aid yearly', 'Hands forget.', 'Choking', 'CPR'),
    tip('Plan holidays a year ahead', 'Parents need it.', 'Dates', 'Paid or not'),
  ],
};
