import { type Kind, step, tip } from '../kind.ts';
import { alcoholHelpHere } from '../local-health.ts';

const opioids = ['heroin/fentanyl/opioids/opioid/oxy/oxycodone/codeine/tramadol/morphine/percocet'];

/** Somebody is hurt or afraid. */
const violent = [
  'hits/hit/beats/beaten/violent/violence/punches/pushes/pushed/shoves/threatens/threatened/smashes/afraid/scared',
  'gets aggressive/angry/nasty',
];

/** Children live in that home. */
const children = ['kids/children/toddler/toddlers/baby/twins'];

/** Help has begun. */
const inHelp = [
  'rehab/detox is/was/ends/ended/next/finished/starts/started',
  'out of/from rehab/detox/hospital',
  'in rehab/detox/treatment/recovery/aa',
  'sober/dry/clean for/since',
  'relapsed/relapse',
];

/** The other one wants to stop. */
const willing = [
  'wants/wishes/tries/trying/ready/agreed/agrees/promised to? stop/quit/help/change/cut/get/stopping',
  'asked me? for help',
  'has/finally agreed',
];

export const helpSomeoneStopDrinking: Kind = {
  id: 'help-someone-stop-drinking',
  category: 'relationship',
  name: 'Help somebody close stop drinking or using',
  unhurried: true,
  slots: {
    person: {
      words: [
        'husband|hubby',
        'wife|missus',
        'boyfriend',
        'girlfriend',
        'fiancé',
        'partner|spouse|other half',
        'mother|mum|mom|mama|mam',
        'father|dad|papa|daddy',
        'parents',
        'stepdad|stepfather',
        'son',
        'daughter',
        'brother',
        'sister',
        'uncle',
        'aunt|auntie|aunty',
        'cousin',
        'grandfather|grandad|grandpa',
        'best friend|friend|mate|bestie',
      ],
      otherwise: 'relative',
    },
    use: {
      words: [
        'drinking|drinks|drink|alcohol|alcoholic|booze|drunk|beer|wine|vodka|whisky|gin',
        'cocaine|coke|crack',
        'meth|shabu|tik|ice',
        'heroin|fentanyl|nyaope',
        'cannabis|weed|ganja',
        'pills|tramadol|codeine|oxy|xanax|opioids',
        'drugs|drug|using|substance',
      ],
      otherwise: 'drinking',
    },
  },
  ask: {
    question: 'Does the other one want to change, and are you safe at home?',
    chips: ['They deny it', 'They want to stop but slip back', 'I am sometimes afraid'],
  },
  hoursAWeek: 2,
  weekly: 'Do one kind thing in a sober hour, keep your own evening out, and go to your group',
  overview:
    'You will see clearly how the {use} runs, learn what really moves a person, and speak to your {person} in a sober hour. You also keep money, children and your own sleep safe, whatever the answer is.',
  approach:
    'You did not cause it and cannot control it, but families have influence. Praise for sober hours, honest consequences and an appointment at the right minute bring about two of three into treatment. Rows at night, hidden bottles and threats without deeds do not.',
  done: 'Your relative has had a first appointment or knows your limits, and your own evenings, money and safety no longer hang on the bottle.',
  cautions: [
    'After heavy daily drinking or tranquillisers nobody may stop suddenly; a doctor plans it. Shaking, fits or seeing things is an emergency. Somebody who cannot be woken or breathes slowly needs the ambulance now.',
    'If you are hit, threatened or afraid, your safety comes before their recovery. Ring a helpline for domestic abuse; in danger ring the police. Nobody drives children after drinking.',
  ],
  steps: [
    step(
      'Write down when the {use} happens for seven days',
      'Before, what, how much, after, and what you did. You will see two or three regular moments: payday, Sunday evening, after a call. These are where a small change works. Keep the page where only you see it.',
      [
        'Write the last two days from memory',
        'Note before, amount and after each day',
        'Circle the two most regular moments',
      ],
      1,
      { when: { unsaid: inHelp } },
    ),
    step(
      'Book the first appointment for your {person} today',
      'They want it now, so ring together: doctor, local service, group tonight. Agree on safe days until then, without a sudden stop after heavy drinking. Go along and wait outside if they wish.',
      ['Ring together today', 'Arrange the way there', 'Plan the days until then with the doctor'],
      1,
      { when: { said: willing, unsaid: inHelp } },
    ),
    step(
      'Write a page for the first sober weeks of your {person}',
      'Who rings whom on a bad evening, what is in the house, which days are hard, what to do after a slip. Do it together in a calm hour. A slip is met with a call within a day, not with a row.',
      [
        'Write two hard days and a plan for each',
        'Empty the house of bottles together',
        'Agree on what follows a slip',
      ],
      1,
      { when: { said: inHelp } },
    ),
    step(
      'Make a plan for the evening when it turns dangerous',
      'Keys, papers, phone, some money and medicine in one bag at a friend’s home. A word for the children that means: go to the neighbour. Do not argue with somebody who is drunk; leave the room or the house.',
      ['Pack the bag', 'Agree on the word and the neighbour', 'Save two numbers under another name'],
      1,
      { when: { said: violent } },
    ),
    step(
      'Ring a helpline for families and ask your three questions',
      'What do you see as dangerous, where does my {person} get help here, and what is there for me? They do not ask for a name. Ask also for family training, often called CRAFT.',
      ['Write your three questions', 'Ring from a quiet place', 'Note two local addresses'],
      0.5,
      { local: alcoholHelpHere },
    ),
    step(
      'Go twice to a group for families',
      'Al-Anon, Nar-Anon, SMART Family or a group of the local service: an hour, free, no name. You may only listen. Give it two visits before you judge; online counts too.',
      ['Find a group near you or online', 'Go and listen', 'Go a second time'],
      3,
      { resources: 'Groups for families: https://al-anon.org · https://smartrecovery.org' },
    ),
    step(
      'Keep naloxone at home and learn to use it',
      'Somebody who cannot be woken needs the ambulance, naloxone and the recovery position; stay there. Pharmacies and drug services give the spray, often for nothing. After a break the body no longer stands the old amount.',
      ['Get naloxone and read the sheet', 'Learn the recovery position', 'Tell the others in the house'],
      1,
      { when: { said: opioids } },
    ),
    step(
      'Speak to your {person} in a sober hour, in four sentences',
      'What I love, what I saw on Saturday, what I feel, what I would like. No label and no count of sins. Morning after breakfast is best; stop after ten minutes, whatever they say.',
      ['Write the four sentences', 'Say them aloud to a friend', 'Choose a sober morning this week'],
      1,
      { when: { unsaid: [...inHelp, ...willing] } },
    ),
    step(
      'Tell the children what is true and whose fault it is not',
      'It is an illness, you did not cause it, you cannot cure it, and you may talk about it. Give them an adult to ring and tell the school. Never send them to look for bottles.',
      ['Say the four sentences in a quiet hour', 'Name an adult they may ring', 'Tell one teacher'],
      1,
      { when: { said: children } },
    ),
    step(
      'Make sober hours pleasant and drunk hours plain',
      'On sober evenings cook, walk, laugh, touch, and say that you like it so. When drinking begins, go calmly to another room or out. Change nothing else; keep on for six weeks.',
      [
        'Plan two sober pleasures a week',
        'Say once what you like about it',
        'Leave the room without a word when it begins',
      ],
      6,
      { when: { unsaid: violent }, waitDays: 14 },
    ),
    step(
      'Stop covering up the {use} and keep two limits',
      'No more calls to the boss, paid fines or loans. A limit says what you do yourself: I sleep elsewhere when you drink; I do not get into the car. Say both once, in a sober hour, and keep them each time.',
      ['List what you do to cover it', 'Write two sentences with I', 'Tell a friend so that you keep them'],
      2,
    ),
    step(
      'Have a doctor or service ready for the minute they say yes',
      'The wish to stop lasts hours rather than weeks. Ask the doctor now how your {person} can stop safely: at home, in a clinic or step by step. Medicines against craving exist. Know who sees people the same week.',
      [
        'Tell the doctor amounts and illnesses',
        'Find a service with a place this week',
        'Write phone and way on a card',
      ],
      1.5,
      { when: { unsaid: [...inHelp, ...willing] } },
    ),
    step(
      'Look back after three months and decide what you do next',
      'More sober days, an appointment, or no change? Recovery often takes several tries, and a slip is no end. If nothing moves, you may live apart and still love your {person}.',
      [
        'Count sober days in the past month',
        'Ask your group or counsellor',
        'Write what you do in the next three months',
      ],
      1,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip('Do not argue after the first glass', 'Nothing said then is kept.', 'Say: tomorrow morning', 'Leave the room'),
    tip(
      'Stop counting bottles',
      'It makes you a guard and changes nothing.',
      'Keep the one-week page only',
      'Put the hour into yourself',
    ),
    tip(
      'Keep your own money',
      'Rent and food must not depend on payday.',
      'Open an own account',
      'Let rent go out first',
    ),
    tip(
      'Ask one relative to stop pouring',
      'Families press a glass into the hand.',
      'Ring before the feast',
      'Bring good drinks without alcohol',
    ),
    tip(
      'Praise at the right second',
      'One sentence in a sober hour beats ten at night.',
      'Say what you liked',
      'Say it the same day',
    ),
    tip(
      'Make no threat you will not keep',
      'Each empty one teaches that nothing follows.',
      'Sleep on it once',
      'Say only what you do yourself',
    ),
    tip(
      'Learn about medicines for craving',
      'Few know that tablets can help.',
      'Ask the doctor by name',
      'Read one leaflet',
    ),
    tip(
      'Hide the car keys without shame',
      'A life is worth a row.',
      'Put the spare key elsewhere',
      'Ring the police if they drive',
    ),
    tip(
      'Ask about low mood',
      'Many drink against fear or sadness.',
      'Ask what the drink is for',
      'Mention it to the doctor',
    ),
    tip(
      'Talk to one friend openly',
      'Secrecy feeds the illness.',
      'Choose somebody who does not judge',
      'Say what kind of help you want',
    ),
    tip(
      'Give a relapse one day',
      'What counts is how soon help goes on.',
      'Ring the service next morning',
      'Ask what came before it',
    ),
    tip(
      'Let them keep their dignity',
      'Shame drives people to the next drink.',
      'No talk in front of others',
      'No jokes about it',
    ),
    tip(
      'Save emergency numbers',
      'In the night nobody can search.',
      'Save ambulance and helpline',
      'Stick the list inside a cupboard',
    ),
  ],
};
