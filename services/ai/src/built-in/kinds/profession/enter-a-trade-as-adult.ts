import { type Kind, step, tip } from '../kind.ts';
import { apprenticeshipsHere } from '../local-work.ts';

/** A place is found or training runs. */
const placed = [
  'got/have/found/signed/started/doing a/an/my/the _? apprenticeship/contract/course/college_course/level_2/improver/mate',
  'taken on by',
  'start/starting as/with/my',
  'first/second/third year apprentice',
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
      { when: { said: placed } },
    ),
    step(
      'Compare the recognised ways into {trade} work',
      'Ask the trade body, union or chamber: length, age limits, day-release, maths, driving licence, pay in the first year. In the United States the doors are a union apprenticeship (for electricians the JATC, with an algebra and reading test), a contractors’ programme such as IEC or ABC, and helper jobs while you wait. Write down which certificate lets you work alone.',
      ['Open the trade body’s page', 'Ring with three questions', 'Note length, pay and exam of each way'],
      1.5,
      { local: apprenticeshipsHere, when: { unsaid: placed } },
    ),
    step(
      'Work three days beside somebody in the {trade} world',
      'Ring small firms at seven in the morning or after four, offer to help unpaid or on a trial contract with insurance. Notice knees, cold, heights, customers, paperwork. Ask what the first winter is like.',
      ['Ring five small firms', 'Agree one trial day with insurance', 'Write down what you liked at three o’clock'],
      20,
      { when: { unsaid: placed } },
    ),
    step(
      'Do the sums for the training years',
      'Training pay per month, grants for adults, partner’s income, evening work allowed, tools of 300 to 1,000. Ask about grants before you resign, since they are given only in advance.',
      ['Write the monthly budget', 'Ask about grants for adults', 'Fix what you must save first'],
      3,
    ),
    step(
      'Refresh maths and get the site papers',
      'Fractions, areas, angles, percentages, reading a drawing; safety card, driving licence, first aid, tetanus. Look up the health and colour vision rules of your {trade} work now, before you pay for a course.',
      ['Do one aptitude test for {trade} training', 'Study maths three times a week', 'Book the safety card'],
      20,
    ),
    step(
      'Choose twenty {trade} firms and ask in person',
      'Half of them with under ten people. One page CV: what you built, mended, drove, how you kept time. Visit, hand it over, offer a trial week. Ask in January to April for a start in late summer, all year for assistant posts.',
      ['Write one page with photos of things you made', 'Visit five firms a week', 'Offer a trial week'],
      14,
      { when: { unsaid: placed }, waitDays: 21 },
    ),
    step(
      'Find the person who will teach you {trade} work',
      'In each firm one explains well. Ask what he would have liked to know at the start, carry his ladder, write everything down. With nobody like that after two months speak with the college.',
      ['Notice who explains well', 'Ask one question a day', 'Write it down in the evening'],
      4,
      { when: { said: placed } },
    ),
    step(
      'Check the {trade} contract and who will teach you',
      'Who teaches you, how many apprentices passed, which work you will see, school days paid, tools, travel, overtime, what happens after. Ask a current apprentice alone, and check that it is registered with the state, chamber or trade body.',
      ['Ask an apprentice alone', 'Check that the contract is registered', 'Agree on tools and travel'],
      3,
    ),
    step(
      'Buy basic tools and get through the first ninety days',
      'Come ten minutes early, ask once, write down, sweep, label. Learn names of tools and material at home. Keep the training book weekly. Protect ears, lungs and knees from day one.',
      ['Buy only the list of the firm', 'Learn twenty names a week', 'Write the training book on Friday'],
      30,
    ),
    step(
      'Fix exam dates and what you may do alone',
      'Ask the firm which {trade} tasks you will practise by when, register for the intermediate exam and note what the paper allows. After it talk about pay.',
      ['Make a list of tasks with dates', 'Register for the intermediate exam', 'Talk about pay after six months'],
      6,
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
