import { type Kind, step, tip } from '../kind.ts';
import { volunteeringHere } from '../local-work.ts';

const checked = [
  'vetting/induction/training/check is/done/back',
  'induction/vetting done',
  'first shift is',
  'signed up/on at/as/with',
  'have/got a place',
];

const withChildren = ['school/kids/children/reading/scouts/youth/teach/tutor/coach/homework'];

const withAnimals = ['animals/animal/dogs/cats/shelter/donkeys/horses'];

const sickOrOld = ['hospital/hospice/elderly/older_people/old_people/befriending/lonely/dementia/care_home'];

export const volunteer: Kind = {
  id: 'volunteer',
  category: 'personal',
  name: 'Volunteer regularly',
  slots: {
    cause: {
      words: [
        'food bank|soup kitchen|food',
        'animal shelter|animals|dogs|cats',
        'school reading|school|read to kids',
        'befriending|older people|lonely|elderly|old people|housebound',
        'refugee support|refugees|refugee|migrants',
        'fire brigade|fire',
        'homeless support|homeless',
        'hospice',
        'hospital',
        'nature conservation|beach|nature|trees|wildlife',
        'youth sport|football|coach|sports club',
        'crisis line|helpline|listener',
        'charity shop',
        'scouts|scout|youth group',
        'mountain rescue|rescue|lifeboat',
        'library',
        'museum',
        'disability support|disabled',
        'repair café',
        'church|mosque|temple',
      ],
      otherwise: 'volunteer',
    },
  },
  ask: {
    question: 'Whom or what would you like to help, and how many hours do you have?',
    chips: ['People, two hours a week', 'Animals or nature', 'My skills, from home'],
  },
  hoursAWeek: 2.5,
  weekly: 'Do your shift, and write two lines about it afterwards',
  measures: ['hours', 'shifts'],
  overview:
    'You will decide how many hours you can honestly give, visit two or three organisations, try a few shifts, and take on one regular task with training. It ends after three months with a decision to stay, change or stop well.',
  approach:
    'Helpers are needed most where it is dull and regular, so begin with what they need. Checks and training take weeks; start them early. People leave when they have promised too much or nobody looks after them, so ask about both at the first visit.',
  done: 'You have kept one regular task for three months, somebody can rely on you, and you know whether and how you go on.',
  cautions: [
    'Work with children or vulnerable adults needs a background check and clear rules; never meet them alone against these rules. Do not pay large sums to volunteer abroad, and avoid orphanage visits.',
    'If you get money from the state or a visa limits your activities, ask the office first whether volunteering is allowed.',
  ],
  steps: [
    step(
      'Write down your hours, your reasons and your limits',
      'How many hours including travel, on which days, for how many months? What do you want: people, animals, hands, head, outdoors? What would be too much for you?',
      [
        'Look at four ordinary weeks for free hours',
        'Write three causes and underline one',
        'Write two things you do not want to do',
      ],
      0.7,
    ),
    step(
      'Find five places that look for helpers',
      'Volunteer centre, council, library, congregation, clubs, online boards. Note for each: task, hours, distance, training, contact. Ask friends who already help somewhere.',
      [
        'Search for {cause} roles within thirty minutes of you',
        'Call the volunteer centre of your town',
        'Choose three to visit',
      ],
      1.5,
      {
        local: volunteeringHere,
        resources: 'Roles: https://www.idealist.org · Online tasks: https://www.unv.org',
        when: { unsaid: checked },
      },
    ),
    step(
      'Visit two or three and ask six questions',
      'What is a usual shift? Who shows me? What training and insurance? How often do people leave, and why? Who is there if something goes wrong? What do you need most? See how they treat each other.',
      [
        'Write to three places with your hours and your wish',
        'Write your impression on the same day',
        'Talk to one of their {cause} helpers alone',
      ],
      3,
      { waitDays: 7, when: { unsaid: checked } },
    ),
    step(
      'Prepare the first shift and somebody to talk to after it',
      'Ask who is on with you, what you do when you do not know, and whom you tell when something stays with you. Pack, know the way, eat before. Write three lines afterwards and talk ten minutes with the lead after the first, third and sixth shift.',
      ['Ask the lead three questions', 'Write three lines after the first shift', 'Fix the talk after the third'],
      1.5,
      { when: { said: checked } },
    ),
    step(
      'Hand in papers for the check and the training',
      'Background check, references, health papers, agreement on confidentiality. Ask what you may do while you wait. Put the training days into the calendar at once.',
      ['Send forms and references', 'Book the introduction for {cause} helpers'],
      2,
      { waitDays: 21, when: { unsaid: checked, weeksFrom: 6 } },
    ),
    step(
      'Learn the rules for being alone with children',
      'Never alone behind a closed door, no private messages, no photos, and worries go to the safeguarding lead the same day. For reading or homework: ten minutes each, let them hold the book, praise what was tried. Ask the teacher which three children need it most.',
      ['Read the safeguarding page', 'Ask who the lead is', 'Prepare one game and two books'],
      1.5,
      { when: { said: withChildren } },
    ),
    step(
      'Learn from the keepers how to read the animals',
      'A shelter needs cleaners and walkers more than cuddlers. Ask for the signs of fear, how to enter a kennel, which lead and which gate first, and what you do after a bite. Tetanus is up to date, old clothes, same day each week: animals know you by it.',
      ['Check your tetanus date', 'Walk beside a keeper twice', 'Learn the names and rules of five animals'],
      2,
      { when: { said: withAnimals } },
    ),
    step(
      'Learn to sit with somebody who is old or ill',
      'Knock, say your name each time, sit at eye level, ask before you touch or move something. Let silence be; a photo or old song opens more than questions. What you hear stays there. Come at the same hour, and say goodbye until a date.',
      [
        'Ask the nurse or coordinator about each person',
        'Bring one photo book or song',
        'Agree what you do when somebody has died',
      ],
      1.5,
      { when: { said: sickOrOld } },
    ),
    step(
      'Do four trial shifts beside somebody',
      'Take whatever is needed, be on time, ask before you improve anything. Write afterwards: what gave strength, what was hard, would I come back on a rainy evening?',
      ['Agree on four dates', 'Ask one experienced helper to show you', 'Write two lines after each shift'],
      10,
      { measured: 'Give the first {20%} as a trial' },
    ),
    step(
      'Agree on one regular task and its end date',
      'Same day, same hours, three months at first. Who stands in when you are ill? What may you decide? Whom do you tell about worries? A short written agreement is enough.',
      [
        'Choose the task that fits your hours',
        'Exchange numbers with your deputy',
        'Tell those at home about your {cause} evening',
      ],
      1,
    ),
    step(
      'Do your {cause} task for eight weeks',
      'Reliability is the gift. If something is heavy, talk to the contact person in the same week. Keep promises small; do not give private money or your home address.',
      ['Keep a log of hours and moments', 'Have one talk with the contact person after four weeks'],
      18,
      { when: { weeksFrom: 9 }, measured: 'Reach {50%} in your own task' },
    ),
    step(
      'Look back after your first months and decide',
      'Half an hour with the contact person: what has it done for them, what for you, what next? Stay, change the task, or finish with two weeks’ notice and a good handover. It is done when the next season is agreed or ended well.',
      [
        'Count hours and write down three moments',
        'Ask for a certificate or reference if you want one',
        'Bring one more person to your {cause} group',
      ],
      2,
      { measured: 'Reach {total} and decide how you go on' },
    ),
  ],
  suggestions: [
    tip(
      'Promise less than you can',
      'One kept hour is worth three cancelled.',
      'Two hours a week',
      'More after three months',
    ),
    tip('Go with somebody the first time', 'The door is easier for two.', 'Friend or daughter', 'Then by yourself'),
    tip('Ask what nobody likes doing', 'There you are needed at once.', 'Washing up, lists, driving', 'For a month'),
    tip('Listen longer than you advise', 'People want to be heard.', 'Ask one more question', 'No own stories'),
    tip('Keep confidences', 'Stories stay in the room.', 'No names at home', 'No photographs'),
    tip('Learn the names of ten people', 'It is how one belongs.', 'Write them down', 'Greet by name'),
    tip('Claim your travel costs', 'Many places pay them.', 'Ask at the start', 'Keep tickets'),
    tip(
      'Offer one professional skill',
      'A budget or a website is a great help.',
      'Four hours, clear result',
      'Show somebody how',
    ),
    tip('Plan rest after heavy shifts', 'Sad stories stay with you.', 'Walk home', 'Talk to the team'),
    tip('Try a one-day action', 'A clean-up shows whether you like it.', 'Parks, rivers, fairs', 'Gloves along'),
    tip('Help from home', 'Letters, calls, translations need hands.', 'An hour a week', 'Ask for training'),
    tip('Cancel early and honestly', 'Somebody must fill the gap.', 'As soon as you know', 'Propose a swap'),
  ],
};
