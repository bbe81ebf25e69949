import { type Kind, step, tip } from '../kind.ts';
import { familyMediationHere } from '../local-health.ts';

/** Relatives rather than parents. */
const relative = [
  'grandson/granddaughter/grandchild/grandchildren/grandkids/grandma/grandmother/grandfather/grandparent/grandparents/nan/granny/lola',
  'nephew/niece/nieces/nephews/aunt/uncle/cousin/godson/goddaughter/godchild',
  'my little/younger/baby brother/sister/siblings/brothers/sisters',
  "sister's/brother's/daughter's/cousin's child/children/kids/son/baby",
  'guardianship/guardian/kinship',
];

/** A father who is none on paper. */
const noPaper = ['unmarried/paternity', 'not on/in the birth_certificate', 'never married', 'parental responsibility'];

/** Danger forbids talking first. */
const unsafe = [
  'violent/violence/abusive/abuse/abused/abuses/beats/beaten/hits/hit/neglect/neglected/neglects/unsafe/refuge',
  'drugs/meth/heroin/addict/addiction/drunk/alcoholic/overdose',
];

/** The other one does not stand in the way. */
const agreed = ['agrees/agreed/consents/consented', 'died/dead/passed_away/orphan/orphaned/orphans'];

/** The court has it already. */
const filed = [
  'court/hearing date/is/in on/next/in',
  'filed for/the/my/already',
  'have/got a? court/hearing date',
  'hearing next/in/on',
  'case is/has pending/open/started',
];

/** A limit on contact is to be lifted. */
const contact = ['contact/see/visitation/visits/visit/access/supervised'];

export const custodyOrGuardianship: Kind = {
  id: 'custody-or-guardianship',
  category: 'relationship',
  name: 'Get custody, contact or guardianship of a child',
  slots: {
    child: {
      words: [
        'grandson',
        'granddaughter',
        'grandchildren|grandkids',
        'grandchild',
        'nephew',
        'niece',
        'godson|goddaughter|godchild',
        'little brother|younger brother|baby brother',
        'little sister|younger sister|baby sister',
        'younger siblings|siblings',
        'stepson|stepdaughter|stepchild',
        'son|boy',
        'daughter|girl',
        'baby',
        'twins',
        'children|kids',
        'child|kid',
      ],
      otherwise: 'child',
    },
    goal: {
      words: [
        'guardianship|guardian',
        'contact|visitation|access|visits',
        'shared custody|joint custody|50/50|shared care',
        'full custody|sole custody|residence|custody',
        'parental responsibility|parental rights',
      ],
      otherwise: 'order',
    },
  },
  ask: {
    question: 'Where does the child live now, and do the others agree?',
    chips: ['With me, but nothing is on paper', 'With the other parent', 'With somebody who cannot care safely'],
  },
  hoursAWeek: 3,
  overview:
    'You will find out which {goal} fits your {child}, get early legal help, try agreement where that is safe, and bring the court calm proof. The judge asks one thing: what is best for the child?',
  approach:
    'Courts believe steady care, school and health records, and a parent or relative who speaks well of the others. Anger, long messages and asking a child to choose do harm. From application to final order it often takes six to twelve months, an urgent order only days.',
  done: 'A sealed order or a registered agreement names who cares and decides for the child, and school and doctor have a copy.',
  cautions: [
    'A child in danger comes first: ring the police or child protection at once, and ask a lawyer for an emergency order. Write down what you saw, with time and place.',
    'Never keep, hide or take a child across a border against an order or the other parent. It can be a crime, and it weighs against you.',
  ],
  steps: [
    step(
      'Write one page on the life of your {child} now',
      'Where they sleep, who takes them to school and doctor, who signs, what orders exist, what should change and why now. Facts and dates only. Every adviser will ask for this page.',
      [
        'Write a normal week of your {child}',
        'List orders, papers and who signs',
        'Write one sentence: what shall change',
      ],
      0.5,
    ),
    step(
      'Get an hour with a family lawyer or legal aid',
      'Ask which order fits, whether you may apply at all or need leave, which court, costs, time, and what to stop doing. Many offer a first talk without a fee; charities and courts have desks.',
      ['Ring two services this week', 'Send the page beforehand', 'Write down the answers and the costs'],
      2,
      {
        waitDays: 10,
        local: {
          GB: 'In England and Wales: parents ask for a child arrangements order; grandparents mostly need leave first. Child Law Advice and Kinship advise without a fee.',
          IE: 'In Ireland: you apply at the District Court; relatives may ask for access or guardianship there, and the Legal Aid Board helps on low incomes.',
          US: 'In the United States: state law decides, and LawHelp.org finds free help; the self-help center of the county’s family court has the forms.',
          CA: 'In Canada: it is now called parenting time and decision-making; grandparents may ask for a contact order, and legal aid of the province helps.',
          AU: 'In Australia: parents, grandparents and others who matter to the child may apply for parenting orders; Legal Aid and community legal centres advise.',
          NZ: 'In New Zealand: you apply to the Family Court for a parenting or guardianship order; Community Law advises without a fee.',
          ZA: 'In South Africa: the Family Advocate helps with parenting plans without a fee, and the Children’s Court hears relatives who care.',
          IN: 'In India: the family or district court decides under the Guardians and Wards Act. The District Legal Services Authority gives free help to women and to low incomes.',
          KE: 'In Kenya: the Children’s Court decides, and the children’s office of your sub-county writes the report.',
          NG: 'In Nigeria: the family court of the state decides under its Child’s Rights Law; the Legal Aid Council helps without a fee.',
          PH: 'In the Philippines: the Family Court decides, and a child under seven mostly stays with the mother; the Public Attorney’s Office helps.',
        },
      },
    ),
    step(
      'Have yourself entered as a parent first',
      'Acknowledge the child at the registry with the mother, or ask the court for a test. Without it most orders are closed to you. Ask at the same time for parental responsibility.',
      [
        'Ask the registry what both must sign',
        'Ask for a test if she refuses',
        'Keep proof of money and time you gave',
      ],
      3,
      { when: { said: noPaper }, waitDays: 30 },
    ),
    step(
      'Report the danger and ask for an urgent order',
      'Tell child protection and the lawyer what you saw, with dates. A court can decide within days who has the child until the hearing. Do not question the child yourself; leave that to trained people.',
      [
        'Write what you saw, with date and time',
        'Ring child protection or the police',
        'Ask the lawyer for an emergency order',
      ],
      2,
      { when: { said: unsafe } },
    ),
    step(
      'Try mediation before you file',
      'A mediator helps you agree in one to four meetings, and many courts want the try. Bring a proposal of a normal fortnight. What both sign can become a binding order.',
      ['Book a first meeting', 'Draw a fortnight with school and handovers', 'Name two points where you can give way'],
      4,
      { when: { unsaid: [...unsafe, ...agreed, ...filed] }, waitDays: 21, local: familyMediationHere },
    ),
    step(
      'Get the written consent of all who must agree',
      'Living parents sign before a notary or at court, also from prison, hospital or abroad. Where a parent has died you bring the certificate and any will that names a guardian.',
      ['List who must sign', 'Ask the court for its consent form', 'Collect certificates and the will'],
      3,
      { when: { said: agreed }, waitDays: 14 },
    ),
    step(
      'Gather proof of steady care in one folder',
      'School and doctor’s letters, photographs of the room, receipts, calendar of nights, messages in order of date. Keep a diary of five lines a week. Ask three people who see you with your {child} for a letter.',
      ['Ask school and doctor for records', 'Mark the nights in a calendar', 'Ask three people for a letter'],
      5,
    ),
    step(
      'Get home and week ready for your {child}',
      'A bed of their own, a place for homework, a car seat, a school that can be reached, and childcare for your hours. Agree with your employer on times. Visitors from court look at exactly this.',
      ['Make the bed and the corner ready', 'Arrange childcare for working hours', 'Ask for fitting hours at work'],
      6,
      { when: { unsaid: [...relative, ...contact] } },
    ),
    step(
      'Keep every hour of contact that you have',
      'Be on time, without a new partner or presents, and with one thing to do together. Supervised visits are a beginning: after two or three months of calm reports ask for more. Cancel none.',
      ['Enter all dates for three months', 'Plan one thing to do each time', 'Write two lines afterwards'],
      8,
      { when: { said: contact } },
    ),
    step(
      'Ask which money comes with kinship care',
      'Child benefit, foster or kinship allowance, support from the parents, school help, therapy. Often the sum depends on which order is made, so ask before you sign. Get it in writing.',
      ['Ask the welfare office for a list', 'Ask which order brings which help', 'Apply on the day of the order'],
      2,
      { when: { said: relative } },
    ),
    step(
      'Fill in and file the application for {goal}',
      'The right form, the fee or a waiver for low income, the page, and a proposal for school, holidays and handovers. Have it read once by an adviser. The others must be served as the rule says.',
      ['Download the form', 'Ask for a fee waiver', 'File it and have the others served'],
      4,
      { when: { unsaid: filed }, waitDays: 30 },
    ),
    step(
      'Talk openly with the social worker who visits',
      'They see the home, talk to the child alone, ask school and police, and write a report that weighs much. Say what you do well, what was hard and what you changed. Do not prepare the child’s answers.',
      ['Tidy and cook as on any day', 'Have records ready', 'Say one mistake and what you changed'],
      3,
      { waitDays: 42 },
    ),
    step(
      'Prepare for the hearing with ten plain sentences',
      'What your {child} needs, what you offer, how the others stay in their life. Answer the judge briefly, without blame, and never interrupt. Sit in on another hearing or see the room beforehand.',
      ['Write ten sentences', 'Practise with a friend who asks hard questions', 'Plan clothes, way and childcare'],
      4,
    ),
    step(
      'Give the order to school and doctor and keep to it',
      'Copies for school, doctor, passport office and yourself. Keep to every hour of it, and tell your {child} in simple words what stays and what changes. Ask for a change only when life changes.',
      ['Hand in copies', 'Hang up a calendar for your {child}', 'Look at it together after three months'],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Write as if the judge reads along',
      'Messages are read aloud in court.',
      'Keep to the child and the time',
      'Wait an hour before you send',
    ),
    tip(
      'Say something good about the other',
      'Judges look for who lets the child love both.',
      'Write one true sentence',
      'Say it to the child too',
    ),
    tip(
      'Go to a parenting course early',
      'It shows that you learn before you must.',
      'Choose one of six evenings',
      'Keep the certificate',
    ),
    tip(
      'Stay off social media',
      'Pictures and rants become proof.',
      'Post nothing about the case',
      'Ask relatives to do the same',
    ),
    tip(
      'Find the child somebody neutral',
      'A counsellor carries what they cannot tell you.',
      'Ask the school first',
      'Do not ask what was said',
    ),
    tip(
      'Take tests and help without being asked',
      'Clean results speak louder than promises.',
      'Ask the doctor for regular tests',
      'Keep each result',
    ),
    tip(
      'Keep brothers and sisters together',
      'Courts part them unwillingly.',
      'Plan room for all',
      'Say how they see each other',
    ),
    tip(
      'Learn the words of your court',
      'Custody, residence and guardianship differ by country.',
      'Read the court’s own leaflet',
      'Use its words on the form',
    ),
    tip(
      'Plan the costs for a year',
      'Running out half way is the worst moment.',
      'Ask for fixed prices',
      'Ask about legal aid again when income falls',
    ),
    tip(
      'Never quarrel at the door',
      'Handovers are what children remember.',
      'Choose school as the place',
      'Leave within three minutes',
    ),
    tip(
      'Have a calm person beside you',
      'Cases last long and wear people out.',
      'Choose one friend for it',
      'Talk of other things on Sundays',
    ),
    tip(
      'Ask for small steps',
      'A court gives more easily what has been tried.',
      'Begin with days, then a night',
      'Review after three months',
    ),
    tip(
      'Think of passports and travel',
      'Rows begin at the airport.',
      'Ask who holds the passport',
      'Get consent for trips in writing',
    ),
  ],
};
