import { type Kind, step, tip } from '../kind.ts';
import { selfEmployedHere } from '../local-money.ts';
import { apprenticeshipsHere } from '../local-work.ts';

/** A place is found or training runs. */
const placed = [
  'got/have/found/signed/started/doing a/an/my/the _? apprenticeship/contract/course/college_course/level_2/improver/mate',
  'taken on by',
  'start/starting as/with/my',
  'first/second/third year apprentice',
];

/** They are qualified already. */
const qualified = [
  "am/i'm/fully/already a? fully? qualified",
  'qualified electrician/plumber/carpenter/joiner/gas/bricklayer',
  'have/got my nvq/gold_card/level_3/jib',
];

export const enterATradeAsAdult: Kind = {
  id: 'enter-a-trade-as-adult',
  category: 'profession',
  name: 'Learn a trade as an adult',
  slots: {
    trade: {
      words: [
        'electrician|electrical|electrics',
        'plumber|plumbing',
        'heating engineer|heating|gas fitter',
        'carpenter|carpentry|joiner|joinery',
        'welder|welding',
        'bricklayer|bricklaying',
        'plasterer|plastering',
        'roofer|roofing',
        'painter|decorator',
        'tiler|tiling',
        'car mechanic|mechanic',
        'scaffolder|scaffolding',
        'locksmith',
        'solar installer|solar|heat pump',
        'landscaper|landscaping',
        'tree surgeon|arborist',
        'lift engineer|elevator',
        'cabinet maker|cabinet making',
        'stonemason',
        'blacksmith|smith',
        'baker',
        'butcher',
        'boat builder|boatbuilding',
        'HVAC technician|hvac',
        'lineman|lineworker',
      ],
      otherwise: 'trade',
    },
  },
  ask: {
    question: 'How old are you, what do you do now, and could you live on training pay for a while?',
    chips: ['Over 25, must earn', 'Have helped on sites', 'Under 25, no plan yet'],
  },
  hoursAWeek: 6,
  weekly: 'Work one Saturday or evening with a tradesperson and study calculation for an hour',
  overview:
    'You try the {trade} work with your own hands, find a firm that trains adults, and choose the recognised way: apprenticeship, shortened course, or assistant first and exam later. Money for the lean time is settled before you resign.',
  approach:
    'Firms lack people, and a grown-up who comes on time is welcome; a visit works better than a form. What goes wrong is the quick private course of a few weeks that no employer accepts.',
  done: 'You have a signed training contract or assistant post that leads to the recognised certificate.',
  cautions: [
    'Do no work on mains electricity, gas or at height without supervision, and only what the law lets an untrained person do.',
  ],
  steps: [
    step(
      'Write what the first month in the {trade} work demands',
      'Hours, way, clothes, tools, school days, papers still missing, who teaches you. Ring the firm or college with what is unclear; nobody minds before the start.',
      ['Write the list', 'Ring with two questions', 'Order missing papers'],
      0.7,
      { when: { said: placed, unsaid: qualified } },
    ),
    step(
      'Check which papers let you work alone',
      'Your qualification, the current edition of the rules, registration with a scheme, insurance, and what a client or building office asks for. Write beside each until when it is valid and what a renewal costs.',
      ['Lay all certificates side by side', 'Look up which scheme you must join', 'Ask an insurer for liability'],
      1,
      { when: { said: qualified } },
    ),
    step(
      'Compare the recognised ways to become {trade} staff',
      'Ask the chamber, trade body or union: apprenticeship length, age limits, shortening for adults, day-release, conditions like maths, colour vision, driving licence. Write down which certificate allows you to work alone.',
      ['Open the trade body’s page', 'Ring with three questions', 'Note length, pay and exam of each way'],
      1.5,
      { local: apprenticeshipsHere, when: { unsaid: [...placed, ...qualified] } },
    ),
    step(
      'Work three days beside somebody in the {trade} world',
      'Ring small firms at seven in the morning or after four, offer to help unpaid or on a trial contract with insurance. Notice knees, cold, heights, customers, paperwork. Ask what the first winter is like.',
      ['Ring five small firms', 'Agree one trial day with insurance', 'Write down what you liked at three o’clock'],
      20,
      { when: { unsaid: [...placed, ...qualified] } },
    ),
    step(
      'Do the sums for the training years',
      'Training pay per month, grants for adults, tax credits, partner’s income, evening work allowed, tools of 300 to 1,000. Ask the employment office before you resign, since grants are given only in advance.',
      ['Write the monthly budget', 'Ask about grants for adults', 'Fix what you must save first'],
      3,
      { when: { unsaid: qualified } },
    ),
    step(
      'Refresh maths and get the site papers',
      'Fractions, areas, angles, percentages, reading a drawing; safety card, driving licence, first aid, tetanus. Colour vision for an electrician, heart and knees for a roofer.',
      ['Do one aptitude test for {trade} training', 'Study maths three times a week', 'Book the safety card'],
      20,
      { when: { unsaid: qualified } },
    ),
    step(
      'Choose twenty {trade} firms and ask in person',
      'Half of them with under ten people. One page CV: what you built, mended, drove, how you kept time. Visit, hand it over, offer a trial week. Ask in January to April for a start in late summer, all year for assistant posts.',
      ['Write one page with photos of things you made', 'Visit five firms a week', 'Offer a trial week'],
      14,
      { when: { unsaid: [...placed, ...qualified] }, waitDays: 21 },
    ),
    step(
      'Find the person who will teach you {trade} work',
      'In each firm one explains well. Ask what he would have liked to know at the start, carry his ladder, write everything down. With nobody like that after two months speak with the college.',
      ['Notice who explains well', 'Ask one question a day', 'Write it down in the evening'],
      4,
      { when: { said: placed, unsaid: qualified } },
    ),
    step(
      'Check the {trade} contract and the master',
      'Who teaches you, how many apprentices passed, which work you will see, school days paid, tools, travel, overtime, what happens after. Ask a current apprentice alone. Have the chamber or union register it.',
      ['Ask an apprentice alone', 'Check that the contract is registered', 'Agree on tools and travel'],
      3,
      { when: { unsaid: qualified } },
    ),
    step(
      'Buy basic tools and get through the first ninety days',
      'Come ten minutes early, ask once, write down, sweep, label. Learn names of tools and material at home. Keep the training book weekly. Protect ears, lungs and knees from day one.',
      ['Buy only the list of the firm', 'Learn twenty names a week', 'Write the training book on Friday'],
      30,
      { when: { unsaid: qualified } },
    ),
    step(
      'Calculate your price for an hour and for a usual job',
      'Van, tools, insurance, tax, pension, sick days, hours you cannot bill: divide by about 1,100 billable hours a year. Compare with two in your area. Below that price you are employed by your van.',
      ['Add up the yearly costs', 'Divide by billable hours', 'Ask two others what they charge'],
      3,
      { when: { said: qualified } },
    ),
    step(
      'Register as self-employed and insure before the first job',
      'Tax office, trade register or scheme, public liability, tool and van cover, a separate account. Check in your contract whether you may take customers along.',
      ['Register with the tax office', 'Take out liability and tool cover', 'Open a separate account'],
      5,
      { local: selfEmployedHere, waitDays: 14, when: { said: qualified } },
    ),
    step(
      'Get the first ten jobs from people who have seen your work',
      'Former customers as far as allowed, builders, letting agents, neighbours, the merchant’s counter. Ask each happy one for a review on the day. Three builders who ring you are worth more than any advert.',
      ['List thirty people and firms', 'Ring five a week', 'Ask for a review on the day'],
      12,
      { when: { said: qualified } },
    ),
    step(
      'Write quote, invoice and guarantee on one template',
      'What is included and what is not, price, date, deposit for material, payment in fourteen days. A photo before and after each job. It saves most quarrels.',
      ['Write one template', 'Show it to somebody in the trade', 'Take photos before and after'],
      3,
      { when: { said: qualified } },
    ),
    step(
      'Leave the job when eight weeks are booked',
      'Or go down to three days first. Eight weeks of dated work and three months of costs in the account; then notice, a good handover, and a message to everybody with your number.',
      ['Count booked weeks and reserve', 'Talk about fewer days first', 'Give notice in the right form'],
      6,
      { when: { said: qualified } },
    ),
    step(
      'Fix exam dates and what you may do alone',
      'Ask the firm which {trade} tasks you will practise by when, register for the intermediate exam and note what the paper allows. After it talk about pay.',
      ['Make a list of tasks with dates', 'Register for the intermediate exam', 'Talk about pay after six months'],
      6,
      { when: { unsaid: qualified } },
    ),
  ],
  suggestions: [
    tip('Take an evening taster course', 'Ten evenings show hand and patience.', 'College', 'Low cost'),
    tip('Help on a self-build', 'You see all trades at once.', 'Neighbour', 'Insurance'),
    tip('Ask about pre-apprenticeship for adults', 'It is paid in some regions.', 'Employment office', 'Months'),
    tip('Train body before start', 'Stairs and lifting.', 'Twice a week', 'Back'),
    tip('Talk with one who changed at your age', 'Real numbers.', 'Online group', 'What was hard'),
    tip('Compare future of trades', 'Heat pumps, solar and repair grow.', 'Adverts', 'Wages'),
    tip('Visit open days of the college', 'Teachers know which firms seek people.', 'Names', 'Ring next day'),
    tip('Collect photos of what you made', 'They say more than marks.', 'Before, after', 'Ten'),
    tip('Learn to read a drawing', 'Scale and section.', 'One a week', 'Measure'),
    tip('Sort knees and back out', 'Pads and boots are cheap.', 'First buy', 'Physio'),
    tip('Tell family about early mornings', 'Up at five thirty.', 'Children', 'Evenings'),
    tip('Look at public employers', 'Railways, councils, hospitals train adults.', 'List', 'Pension'),
  ],
};
