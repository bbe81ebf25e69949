import { type Kind, step, tip } from '../kind.ts';
import { talkingTherapyHere } from '../local-health.ts';
import { numbers } from '../stage-words.ts';

/** A doctor has looked at it. */
const checked = [
  'doctor/gp says/said/checked/found/prescribed/put',
  'blood tests/test were/was/are/came',
  'seen/been_to/saw my/the/a doctor/gp',
  'heart/thyroid is/was? checked/fine/ok/normal',
  'on/taking/take sertraline/citalopram/propranolol/escitalopram/ssri/antidepressants/fluoxetine/venlafaxine',
];

/** Therapy is running or waited for. */
const treated = [
  'in therapy/counselling/cbt',
  'have/got/seeing/see a therapist/counsellor/psychologist',
  `${numbers} sessions`,
  'on a/the/cbt? _? _? waiting_list/waitlist',
  'waiting for therapy/cbt',
];

export const manageAnxiety: Kind = {
  id: 'manage-anxiety',
  category: 'health',
  name: 'Get my anxiety under control',
  slots: {
    situation: {
      words: [
        'phone calls|phone call|phone',
        'crowds|crowded places|crowd',
        'supermarkets|supermarket|shops',
        'public transport|underground|subway|tube|bus|train',
        'driving|motorway',
        'meetings|meeting',
        'exams|exam|tests',
        'social situations|groups|parties|people|social',
        'worries about health|health anxiety|symptoms|googling',
        'being alone',
        'leaving the house|agoraphobia|leave the house',
        'work',
        'worries about the children|my kids|children',
        'eating in public|restaurants',
        'speaking up|speak in',
        'money worries',
        'doctors and hospitals|hospital|dentist',
        'lifts and small rooms|lift|elevator',
        'contact with germs|germs',
        'intrusive thoughts',
      ],
      otherwise: 'the situation you avoid most',
    },
    person: { from: 'person', otherwise: 'one person you trust' },
  },
  ask: {
    question: 'How does the anxiety show itself, and what do you avoid because of it?',
    chips: ['Constant worrying', 'Sudden panic attacks', 'I avoid people or places'],
  },
  hoursAWeek: 2.5,
  unhurried: true,
  weekly: 'Three planned exercises with something you avoid, and one worry period of 15 minutes a day',
  overview:
    'You will learn what anxiety does in the body, stop feeding it by avoiding and checking, and meet what you fear in small steps that you set yourself. These are the exercises that therapy uses.',
  approach:
    'Anxiety rises, stays for a while and falls by itself if you do not run away; each time you stay, the next one is weaker. Go in small steps and repeat each one. The usual mistake is starting with the hardest step, or using breathing only in order to escape.',
  done: 'You do the three things you had been avoiding, at least weekly, and your anxiety score has fallen by about half.',
  cautions: [
    'Have new bodily signs such as a racing heart, chest pain or fainting checked by a doctor once before you put them down to anxiety. Chest pain is an emergency.',
    'Self-help is no treatment for severe anxiety, trauma or obsessions: ask for therapy. If you think of ending your life, call the emergency number or a crisis line now.',
  ],
  steps: [
    step(
      'Write down when anxiety comes for one week',
      'Situation, thought, body sign, what you did, and a number from 0 to 10. It is done when you see which two situations come back most.',
      [
        'Describe the last strong moment in five lines',
        'Mark the entries about {situation}',
        'Note what you did in order to feel safe',
      ],
      1,
      { resources: 'Information and self-help: https://www.mind.org.uk · https://www.nhs.uk/every-mind-matters/' },
    ),
    step(
      'Collect what helped in earlier bouts of anxiety',
      'Which exercises, medicines, people and changes made it better, and what crept back before it got worse. Begin again where it last worked.',
      ['Write two lists: helped, made it worse', 'Find the last exercise you managed with {situation}'],
      0.8,
      { when: { level: 'experienced' } },
    ),
    step(
      'Have the body signs checked by a doctor once',
      'Thyroid, anaemia, heart rhythm, medicines and caffeine can all cause the same feelings. Ask also which talking therapy you can get, how long the wait is, and whether you can refer yourself.',
      ['Book the appointment and take your notes', 'Ask: what have you ruled out, and which therapy fits?'],
      1.5,
      { local: talkingTherapyHere, waitDays: 5, when: { level: 'beginner', unsaid: [...checked, ...treated] } },
    ),
    step(
      'Ask the doctor about therapy, tablets and the next check',
      'You have been checked, so ask what comes next: which talking therapy fits, how you get it and how long the wait is. With tablets ask as well how long until they work (often four to six weeks), about side effects, and how to stop slowly one day; the two together hold best.',
      ['Write the three questions', 'Ring the surgery or the pharmacist', 'Put the next check into the calendar'],
      0.7,
      { local: talkingTherapyHere, when: { said: checked, level: 'beginner' } },
    ),
    step(
      'Learn what happens in your body during anxiety',
      'Read how adrenaline causes pounding heart, dizziness and tight chest, and why these are unpleasant but pass. Draw your own circle: trigger, thought, body, what you do.',
      [
        'Read one good leaflet from a health service',
        'Draw the circle for {situation}',
        'Explain it to {person} in your own words',
      ],
      1.5,
      { when: { unsaid: treated } },
    ),
    step(
      'Agree with your therapist what to practise between sessions',
      'Ask for one exercise a week about {situation} and bring your numbers. Still waiting? Ask where you stand on the list, take a guided online course meanwhile, and ring every three weeks.',
      [
        'Ask for one exercise or your place on the list',
        'Put the exercise on two days',
        'Note a number before and after',
      ],
      1.5,
      { when: { said: treated } },
    ),
    step(
      'Practise slow breathing and staying in the room',
      'Breathe out longer than in for five minutes, then name five things you see and four you hear. Practise daily while calm. In anxiety use it in order to stay, not in order to leave.',
      ['Practise at the same time on six days', 'Use it once in a mildly uneasy moment'],
      2,
    ),
    step(
      'Give your worries 15 minutes a day',
      'Same chair, same time, not in bed. Worries at other hours go on a slip for that time. Sort them: what I can act on gets a next action, the rest is left.',
      [
        'Choose hour and chair',
        'Write all worries about {situation} on paper',
        'Add one next action to each that allows it',
      ],
      3,
    ),
    step(
      'Draw up ten small steps towards {situation}',
      'From what makes you only a little uneasy (2 out of 10) to the real thing (9). The steps must be things you can do, with a place and a length of time.',
      ['Write ten cards and put them in order', 'Ask {person} whether the first one is small enough'],
      1,
    ),
    step(
      'Do the first three steps until they feel dull',
      'Stay in each until the anxiety has fallen by about half, often 20 to 40 minutes, and repeat it on three or four days. Leave out one safety habit each time, such as checking the phone.',
      [
        'Put three exercises in this week’s calendar',
        'Write the number before, during and after',
        'Do one of the exercises with {person}',
      ],
      5,
    ),
    step(
      'Work up to facing {situation} without company',
      'One card after the other, several times a week. A bad day means repeating the card before, nothing more. It is done when you have done the real thing three times.',
      [
        'Repeat each card until it is 3 out of 10 or less',
        'Do the last card three times',
        'Write down early signs, what worked, and when you ask for help',
      ],
      10,
      { when: { weeksFrom: 6 } },
    ),
  ],
  suggestions: [
    tip(
      'Cut down on caffeine',
      'It causes the same signs as anxiety.',
      'Half for a week, then less',
      'Also cola and energy drinks',
    ),
    tip(
      'Do not search for symptoms',
      'Searching calms for minutes and scares for hours.',
      'Write the question down',
      'Ask your doctor once',
    ),
    tip(
      'Talk back in writing',
      'Ask how likely the feared thing really is.',
      'For, against, most likely',
      'On paper, not in the head',
    ),
    tip('Count panic in minutes', 'Most attacks peak within ten.', 'Look at the clock once', 'Stay where you are'),
    tip(
      'Drop one safety habit',
      'Water bottle or exit seat keep the fear alive.',
      'Choose the easiest one',
      'Three times without it',
    ),
    tip(
      'Walk until you are warm',
      'Exercise lowers anxiety for hours.',
      'Thirty minutes',
      'A pulse from effort is harmless',
    ),
    tip(
      'Say it in one sentence',
      'Hiding it costs more than telling.',
      'I get anxious here, it passes',
      'To one person this week',
    ),
    tip('Limit news to once a day', 'Constant alarm keeps the body ready.', 'At a fixed hour', 'Not before bed'),
    tip(
      'Ask for reassurance once',
      'Asking five times makes doubt stronger.',
      'Agree it with your family',
      'They answer: we said so already',
    ),
    tip('Keep eating and sleeping', 'Hunger and tiredness feel like anxiety.', 'Three meals', 'Same getting-up time'),
    tip('Be careful with alcohol', 'Anxiety is stronger the day after.', 'Two weeks without', 'Compare your numbers'),
    tip(
      'Look for a group',
      'Hearing others say it takes away shame.',
      'Self-help groups, also online',
      'Listen only, the first time',
    ),
  ],
};
