import { type Kind, step, tip } from '../kind.ts';
import { familyMediationHere } from '../local-health.ts';

/** They want more time with the children. */
const moreTime = [
  'half/equal/50/50-50/fifty/shared/joint',
  'more time/nights/overnights/days',
  'custody/every_other_weekend',
];

const settled = [
  'mediation is? over/done/finished',
  "mediation's over",
  'schedule/plan/order/custody is? agreed/signed/stands/made/settled',
  'court order stands/is/says',
  '2-2-3',
  'parenting app in',
];

const atDoor = ['handover/handovers/exchange/exchanges/swap_day/at_the_door/pick-up/pick-ups/drop-off/pickups'];

export const coParenting: Kind = {
  id: 'co-parenting',
  category: 'relationship',
  name: 'Be good parents together after separating',
  slots: {
    child: {
      words: [
        'son|boy',
        'daughter|girl',
        'sons',
        'daughters',
        'baby',
        'toddler',
        'teenager|teen',
        'twins',
        'children|kids',
        'child',
      ],
      otherwise: 'child',
    },
    issue: {
      words: [
        'handovers|handover|pick up',
        'holidays|holiday schedule|christmas|summer',
        'weekly schedule|week by week|schedule|custody|equal time',
        'money|maintenance|costs|child support',
        'school choice|school',
        'different house rules|rules',
        'new partners|new partner|girlfriend|boyfriend',
        'distance|moved|moves',
        'refusal to go|refuses',
        'health decisions|doctor|vaccination',
      ],
      otherwise: 'most disputed point',
    },
  },
  ask: {
    question: 'How do the two of you talk at present?',
    chips: ['Quite well, we need a plan', 'Every talk becomes a quarrel', 'Hardly at all'],
  },
  hoursAWeek: 1.5,
  weekly:
    'Send one short written update about the child, and have one good hour with no questions about the other home',
  overview:
    'You will agree with the other parent on a written plan for your {child}: time, handovers, holidays, money, decisions. You set up one calm channel for messages and make two homes feel safe.',
  approach:
    'Treat it like working with a colleague: short, polite, in writing, only about the child. Two homes may have different rules as long as sleep, safety and school are settled. Children are hurt less by the separation than by lasting conflict and by having to choose.',
  done: 'A signed parenting plan has been kept for three months, handovers are calm, and your child speaks freely about both homes.',
  cautions: [
    'Where there is violence, threats, addiction or fear for the child, do not negotiate alone: family lawyer, youth welfare office, domestic-abuse helpline; handovers can be supervised. In danger call the police.',
    'Do not withhold a child or move away with one without agreement or a court order. If your child sleeps badly, regresses or speaks of not wanting to live, see a doctor.',
  ],
  steps: [
    step(
      'List the needs of your {child} on one page',
      'Write down sleep, school, friends, health, hobbies, grandparents and time with both parents, as they fit the age. Leave out what you think the other parent deserves. Begin every talk with this page.',
      [
        'Write the needs of your {child} on one page',
        'Mark three things both parents already agree on',
        'Note how long separations can be at this age',
      ],
      1,
    ),
    step(
      'Agree on one channel and a tone',
      'Use one app or mail address, only about the child, with an answer within two days and the phone for emergencies. Keep each message brief, informative, friendly and firm. Send nothing through your {child}.',
      ['Suggest the channel and the four rules', 'Rewrite your last angry message', 'Wait an hour before sending'],
      1,
    ),
    step(
      'Move the swap of your {child} to school or to a neutral door',
      'One brings to school, the other fetches: no door, no scene. Where that is impossible, a grandmother’s hall or the car park of the library, two minutes, a bag with a list, one friendly sentence. Problems go into the app and never over the head of your {child}. Wet beds and blank faces often ease within weeks.',
      ['Choose school or a neutral place', 'Write the list for the bag', 'Agree on one sentence for the door'],
      1,
      { when: { said: atDoor } },
    ),
    step(
      'Make handovers short and calm',
      'Use the same place, be on time, say a few friendly words and pack the bag by a list. If you two cannot meet, use school or a grandparent’s home. Help your {child} to look forward to it and keep goodbyes short.',
      ['Agree on place and list', 'Have a small ritual for arriving', 'Keep difficult subjects for the channel'],
      1,
      { when: { unsaid: atDoor } },
    ),
    step(
      'Put the agreed plan into one calendar and test it on paper',
      'Enter every handover, holiday, birthday, school event and who buys what until next summer. Where two entries collide, you propose a rule now: swaps are asked for three days before, a silence is a no. Look at it together after four weeks, for half an hour, without the past.',
      ['Enter the next six months', 'Mark the three collisions', 'Propose a rule for each'],
      1.5,
      { when: { said: settled } },
    ),

    step(
      'Draft the parenting plan from a template',
      'It covers everyday weeks, handovers, holidays, birthdays, illness, travel, calls, decisions on school and health, the {issue}, and how to change it. Courts and family services have templates.',
      ['Fill in the template as a first draft', 'Enter a calendar for twelve months', 'Mark where you could give way'],
      2.5,
      { when: { unsaid: settled } },
    ),
    step(
      'Settle money for the children separately',
      'Use the official calculator for maintenance, then list special costs (glasses, trips, sport) with shares and a day for payment. Money is never linked to time with your {child}.',
      [
        'Work out maintenance with the official calculator',
        'List special costs and shares',
        'Set up standing orders for the shares',
      ],
      2,
      { when: { unsaid: settled } },
    ),
    step(
      'Propose the way to equal time in three steps with dates',
      'First a midweek night for eight weeks, then weekends from Friday to Monday, then a week that fits the age, such as 2-2-5-5 or week about. After each step both look how the children sleep and learn. Keep a calm diary of every handover you kept; courts and mediators look at what has worked. One hour with a family lawyer tells what is usual where you live.',
      [
        'Write the three steps with dates',
        'Book the hour with a family lawyer',
        'Show school and home that you can do the midweek night',
      ],
      3,
      { waitDays: 7, when: { said: moreTime } },
    ),
    step(
      'Negotiate the {issue} with a mediator',
      'Family mediators and advice services are often cheap or free. Each says what the child needs, then two proposals each, then a trial of three months. Check the result with a lawyer if it will be binding.',
      ['Suggest two mediation services', 'Bring the page about your {child}', 'Write the trial down with date'],
      5,
      { local: familyMediationHere, waitDays: 21, when: { unsaid: settled } },
    ),
    step(
      'Make both homes feel like home',
      'Each home needs a bed, a drawer and a favourite thing, and photos of the other parent are allowed. Speak well of each other or not at all. Allow your {child} to love both, and introduce new partners slowly.',
      [
        'Ask what is missing in your home',
        'Tell school and doctor that both get information',
        'Answer complaints with: tell them yourself, I will help you',
      ],
      3,
      { when: { unsaid: moreTime } },
    ),
    step(
      'Review the plan after three months',
      'Take thirty minutes: what works for your {child}, what does not, and one change each. Sign the new version and put the next review in both calendars. It is done when three months have passed with it and handovers are calm.',
      [
        'Note facts since the start, without reproaches',
        'Ask your {child} what is nice and what is hard',
        'Sign the new version and file it',
      ],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Write as if a judge would read it',
      'It keeps your messages short and polite.',
      'Fact, wish, date',
      'Leave out sarcasm',
    ),
    tip(
      'Share a calendar',
      'It prevents most misunderstandings about dates.',
      'School, doctors and parties',
      'Both may enter dates',
    ),
    tip(
      'Have small things in both homes',
      'Forgotten things cause quarrels at handover.',
      'Toothbrush, charger and boots',
      'The cuddly toy travels along',
    ),
    tip('Send good news too', 'It reminds both why you do it.', 'A photo of the tooth gap', 'No comment expected'),
    tip(
      'Do not question after visits',
      'Children should not have to report.',
      'Say: nice that you are here',
      'Offer something to eat',
    ),
    tip(
      'Keep both sets of grandparents in contact',
      'They give stability when much is changing.',
      'Plan visits on both sides',
      'Ask them not to speak badly of a parent',
    ),
    tip(
      'Plan the lonely weekends',
      'The first weekends without the children are hard.',
      'Arrange friends, sport and sleep',
      'Do not sit waiting for a call',
    ),
    tip(
      'Introduce new partners late',
      'Children need time after a separation.',
      'Wait for months, not weeks',
      'Tell the other parent first',
    ),
    tip(
      'Allow calls with a fixed time',
      'Small children miss the other parent less.',
      'Ten minutes are enough',
      'Let the child talk in private',
    ),
    tip(
      'Choose which battles matter',
      'Not every difference harms a child.',
      'Insist on sleep, school and health',
      'Let smaller things go',
    ),
    tip(
      'Take a course for separated parents',
      'Such courses lower conflict, even if only one goes.',
      'Ask a family advice service',
      'Go alone if necessary',
    ),
    tip('Give way once without counting', 'It will be needed the other way.', 'A swapped weekend', 'No mention later'),
    tip(
      'Have a friend for venting',
      'Anger has to go somewhere.',
      'Never in front of the child',
      'Never on social media',
    ),
  ],
};
