import { type Kind, step, tip } from '../kind.ts';
import { weddingHere } from '../local-papers.ts';

/** Place and date are booked. */
const venue = [
  'venue is? booked/sorted/confirmed/done',
  'venue and/is/date booked/date/are/sorted',
  'booked the/our/a _? venue/church/registry_office/barn/hall/hotel/place/date',
  'have/got a/the/our venue/date',
  'church is? booked',
  'date is? set/fixed/booked',
  'church/hall/temple/mosque and hall/church/venue/registrar are booked',
  'hall/church/temple/mandapam is/are booked',
];

/** Food, music and pictures are booked. */
const suppliers = [
  'caterer/caterers/catering/photographer/dj/band is/are/and? booked/photographer/sorted/dj',
  'booked the/our/a photographer/caterer/band/dj',
];

/** Invitations are out. */
const invited = [
  'invitations/invites/save_the_dates are/have? out/sent/gone/been',
  'sent out? the/our/all? invitations/invites',
  'rsvps/replies are/have',
];

const rites = [
  'muhurtham/mandap/pandit/mehndi/sangeet/haldi/baraat/anand_karaj/nikah/walima',
  'bride_price/lobola/traditional/introduction/roora/ruracio/aso_ebi/igba_nkwu',
  'two/different/mixed religions/faiths/cultures',
  'interfaith',
];

const quiet = [
  'no/any/without fuss',
  'just/only/simply the? registry/courthouse/us/two',
  'elope/eloping/elopement',
  'tiny/quiet wedding',
  'second marriage',
];

export const planWedding: Kind = {
  id: 'plan-wedding',
  category: 'relationship',
  name: 'Plan our wedding',
  slots: {
    place: { from: 'place', otherwise: 'your area' },
    style: {
      words: [
        'garden party|garden|backyard|barbecue',
        'registry office wedding|registry office|civil|courthouse|town hall',
        'church wedding|church',
        'beach wedding|beach',
        'elopement|elope|only the two of us',
        'barn wedding|barn|rustic|farm',
        'big family wedding|big|400|300|hundreds',
        'small wedding|small|intimate|simple|tiny',
        'destination wedding|destination|abroad',
        'Hindu wedding|hindu|indian|sikh',
        'Muslim wedding|muslim|nikah|turkish',
        'Jewish wedding|jewish',
        'vow renewal|renew',
        'winter wedding|winter',
      ],
      otherwise: 'wedding',
    },
  },
  ask: {
    question: 'What is already settled?',
    chips: ['Nothing yet', 'Date and rough number of guests', 'Place is booked, now the details'],
  },
  hoursAWeek: 3,
  measures: ['guests'],
  overview:
    'You will agree what the day is for, settle guests, money and place together, and book what runs out before anything else. The details of your {style} come later, one at a time.',
  approach:
    'Guests, budget and place depend on one another, so decide them in one week. Then handle one theme at a time and do not reopen it. Most stress comes from opinions of relatives and from small things started too early.',
  done: 'You are legally married, the day took place as you two wanted, and every bill is paid.',
  cautions: [
    'Notice periods and papers for the legal marriage differ; with foreign documents or a marriage abroad allow three to six months and ask the registrar first.',
    'Read the contracts for deposits, cancellation and final numbers. Pay in parts and never all in cash in advance.',
    'Marry only if you want to yourself. If anybody forces or threatens you, a helpline or the police can help in confidence.',
  ],
  steps: [
    step(
      'Read the contract of the venue and list what it leaves open',
      'Hours, own drinks, music until when, rain, tables, cleaning, last day for the number, instalments. What is not included is what you book next. Put every payment into one calendar.',
      ['Read the contract with a pen', 'List what is not included', 'Enter payments and the last day for numbers'],
      1,
      { when: { said: venue, unsaid: invited } },
    ),
    step(
      'Keep one list of answers, food and beds',
      'Yes, no, children, food, travel, bed. Ring those who are silent the day after the answer date; give the caterer a number only then. Ask people from the second list early enough to feel wanted.',
      ['Make the list of answers', 'Ring those who are silent', 'Send the number to the caterer'],
      1.5,
      { when: { said: invited } },
    ),
    step(
      'Agree with both families on rites, days and lists',
      'One page for each ceremony: which rite must be there, who leads it, which day or hour is auspicious or allowed, who hosts, who pays, how many come. The elders give their list of gifts and names once. Then you two write three sentences on what the days are for and read them to both sides.',
      [
        'Ask both families for their list',
        'Ask the priest, imam or elder for possible days',
        'Write one page for each ceremony',
      ],
      2,
      { when: { said: rites } },
    ),
    step(
      'Agree what the day is for',
      'Each writes down five things that matter and three that do not, then you compare. Keep three sentences about your {style}; later choices are measured against them and not against others’ taste.',
      [
        'Write separately for fifteen minutes',
        'Compare over a meal and keep three sentences',
        'Tell both families the three sentences',
      ],
      1.5,
      { when: { unsaid: [...venue, ...invited, ...rites] } },
    ),
    step(
      'Settle guest list and budget in one evening',
      'The number of guests decides most of the cost. Sort names into must, would love and could, fix who pays what, and keep a tenth in reserve. Ask parents once for their list and a limit.',
      ['Write the list in three groups', 'Fix the total and the reserve', 'Ask the families about contributions'],
      3,
      { when: { unsaid: invited }, measured: 'Name the first {40%} who must be there' },
    ),
    step(
      'Ask the registrar about papers and dates',
      'Which documents, how old may they be, how early must you give notice, what about translations? If you marry abroad, ask there and at home whether it is valid.',
      [
        'Call or write to the registry office',
        'Order birth certificates and other papers',
        'Note the notice period in the calendar',
      ],
      2,
      { local: weddingHere, when: { unsaid: invited }, waitDays: 14, daysBefore: 150 },
    ),
    step(
      'Match numbers, rooms and travel to the booked place',
      'How many fit at tables and in the rain, who needs a bed, how do people get there and home? Hold rooms for families now; most hotels keep a block free of charge until some weeks before.',
      ['Draw the tables for the largest number', 'Hold rooms nearby', 'Settle the way home at night'],
      3,
      { when: { said: venue, unsaid: invited } },
    ),
    step(
      'Book place and date for your {style}',
      'View two or three places in {place} at the hour you would celebrate. Ask about price per head, closing time, own drinks, rain, sleeping places, access for older guests. Then fix venue, registrar or clergy on the same date.',
      [
        'Make one table with total costs',
        'Reserve the date with all of them',
        'Read the contract overnight before signing',
      ],
      8,
      { when: { unsaid: [...venue, ...invited] }, daysBefore: 210 },
    ),
    step(
      'Book one table, one bunch of flowers and two witnesses',
      'A small day needs five things: the hour at the registry, a table with a view, something that sounds, a friend with a good camera, and a way there. Book the table for the hour after. What is saved in guests may go into food or two nights away.',
      ['Reserve the table', 'Ask two witnesses', 'Ask one friend for photos'],
      2,
      { daysBefore: 60, when: { said: quiet } },
    ),
    step(
      'Choose food, music and photographer',
      'These are what guests remember, and good ones are booked early. Taste, listen live, look at one complete wedding and not only at the best pictures. Get everything that is included in writing.',
      ['Ask three of each for prices for your {style}', 'Decide and pay the deposit', 'Enter all payments with dates'],
      8,
      { when: { unsaid: [...suppliers, ...invited, ...quiet] }, daysBefore: 150 },
    ),
    step(
      'Confirm food, music and pictures line by line',
      'Hours, courses, breaks, who eats with you, power, list of must-have pictures, what a further hour costs, who comes if somebody is ill. Fix the menu when the answers are in.',
      ['Send each supplier one page', 'Ask what a further hour costs', 'Enter the remaining payments'],
      2,
      { when: { said: [...suppliers, ...invited] } },
    ),
    step(
      'Send invitations with one clear answer date',
      'Place, hour, children or not, food needs, how to get there, where to sleep, and the day you need an answer: about six weeks before. If guests must travel to {place}, send a short save-the-date first.',
      [
        'Collect addresses in one sheet',
        'Send the invitations on one day',
        'Call those who did not answer the day after',
      ],
      5,
      { when: { unsaid: invited }, measured: 'Invite all {total}', daysBefore: 75 },
    ),
    step(
      'Check notice, papers and rings against the day',
      'Is notice given and valid on the day, are passports good, do the rings fit, who brings them? In England notice must be given at least 28 days before. Book hair and clothes for a last fitting two weeks before.',
      ['Check notice and papers', 'Fit clothes and rings', 'Name who brings papers and rings'],
      2,
      { local: weddingHere, daysBefore: 35, when: { said: invited } },
    ),
    step(
      'Settle clothes, rings, vows and seating',
      'Clothes can take four to six months to order and alter, rings four to six weeks. Write vows of about two minutes. Seat people with somebody they know and keep old conflicts apart.',
      ['Order clothes and rings', 'Write vows and read them aloud once', 'Make the seating after the answers'],
      10,
      { daysBefore: 40 },
    ),
    step(
      'Write the hours of the day and walk them once',
      'From getting up to the last song, with names and numbers, and half an hour of air before the ceremony and before dinner. Walk it with the helper who holds it, at the {style} place if you can.',
      ['Write the hours', 'Walk them with your helper', 'Send each supplier its part'],
      3,
      { daysBefore: 10, when: { said: invited } },
    ),
    step(
      'Marry, with somebody else holding the schedule',
      'Write a schedule from getting up to the last dance, with phone numbers, and give it to one calm person. Eat something, drink water and take ten minutes alone together. It is done when you are married, the bills are paid and the thanks are sent.',
      [
        'Go through the day where it happens, with your helper',
        'Confirm times with everybody a week before',
        'Name who takes gifts and leftovers home',
      ],
      8,
    ),
  ],
  suggestions: [
    tip(
      'Keep one evening a week free of wedding talk',
      'You are also a couple during the planning.',
      'Leave the lists closed',
      'Go for a walk',
    ),
    tip(
      'Have one sentence for opinions',
      'Relatives mean well and all want something else.',
      'Say: thank you, we will think about it',
      'Then decide as two',
    ),
    tip(
      'Spend where guests feel it',
      'Guests remember food, sound and enough seats.',
      'Recall five weddings you liked',
      'Write down what made them good',
    ),
    tip(
      'Choose a weekday or winter',
      'The same place often costs a third less.',
      'Ask for three dates',
      'Tell guests early',
    ),
    tip(
      'Let people bring something',
      'A cake buffet or music instead of gifts.',
      'Ask for one thing each',
      'Write down who brings what',
    ),
    tip(
      'Plan for rain',
      'An outdoor party needs a second plan.',
      'A tent with a date to cancel',
      'Umbrellas in one place',
    ),
    tip(
      'Think of children and older guests',
      'They decide how long families stay.',
      'A quiet room',
      'Chairs near the exit',
    ),
    tip(
      'Talk about money, names and wills',
      'Marriage changes taxes, property and inheritance.',
      'Ask a notary if you own a home',
      'Settle insurance and names',
    ),
    tip(
      'Put everything into one sheet',
      'Nobody wants to search three chats.',
      'Who, what, until when, cost',
      'Both of you can edit it',
    ),
    tip(
      'Insure only what you cannot bear',
      'Many policies exclude the likely cases.',
      'Read what is left out',
      'Check existing cover first',
    ),
    tip(
      'Have a practice run with hair and shoes',
      'It is better to find problems now than on the day.',
      'Wear the shoes at home for an hour',
      'Take a photo in daylight',
    ),
    tip(
      'Ask for unplugged minutes',
      'Faces look better than phones in pictures.',
      'A sign at the entrance',
      'The officiant says it',
    ),
    tip(
      'Leave the next morning free',
      'You will be tired and happy.',
      'Book no early flight',
      'Have breakfast with those who stayed',
    ),
  ],
};
