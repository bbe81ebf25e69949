import { type Kind, step, tip } from '../kind.ts';
import { powerOfAttorneyHere } from '../local-money.ts';

const diagnosed = [
  'diagnosis is/since/in/last/done',
  'was/is/been/got/has diagnosed/alzheimers',
  "alzheimer/alzheimers/alzheimer's/frontotemporal/lewy/vascular",
  'memory clinic has/said/saw',
  'diagnosis',
];

const signed = [
  'power_of_attorney/poa/lpa/vollmacht is/done/signed/and',
  'papers/paperwork are? done/signed',
  'signed the',
];

const nights = ['night/nights/sundowning/sundown/wanders/wander/wandering/goes_out/gets_out/got_lost/runs_away'];

const accuses = ['police/burglars/hits/hit/aggressive/accuses/accused/stealing/thieves/swears/shouts/kicks/bites'];

export const parentWithDementia: Kind = {
  id: 'parent-with-dementia',
  category: 'relationship',
  name: 'Live well with a relative’s dementia',
  slots: {
    person: {
      words: [
        'mum|mother|mom|mama|mutti|my mother|my mum',
        'dad|father|papa|daddy|my father|my dad',
        'husband|my husband',
        'wife|my wife has|my wife is',
        'grandmother|gran|nan|grandma|granny|my granny|my grandmother|nana',
        'grandfather|grandad|grandpa',
        'partner',
        'sister|my sister',
        'brother|my brother',
        'aunt',
        'mother-in-law|mother in law|my wife mum|my wife mother|wife mum|husband mother|husband mum',
      ],
      otherwise: 'relative',
    },
    early: {
      words: ['forgetful|forgets|memory|diagnosed|diagnosis|getting worse|signs|suspect|keys in the fridge'],
      otherwise: 'memory',
    },
  },
  ask: { question: 'Where are you now?', chips: ['We only suspect it', 'New diagnosis', 'It is hard day and night'] },
  hoursAWeek: 5,
  unhurried: true,
  overview:
    'You will have memory and treatable causes checked, settle papers while your {person} can decide, make home safe, learn how to talk and calm, and build help so that you last.',
  approach:
    'You cannot win an argument against dementia; you can answer the feeling behind it. Routine, light, movement and music do more than corrections. It goes wrong when one person carries it alone for too long, and when papers are put off.',
  done: 'Papers, home and weekly help are in place, crises have a plan, and you have regular free days.',
  cautions: [
    'Sudden confusion within hours or days, fever, a fall or new sleepiness needs a doctor the same day. Never give calming or sleeping pills without one. If you fear you might lose control or be hurt, leave the room and ring for help. Driving has to be judged by a doctor.',
  ],
  steps: [
    step(
      'Mark the three hardest hours of the week',
      'You know what it is, so look at where it hurts: dusk, washing, the bank, the telephone, your own sleep. Note for seven days what came before and what calmed it. These three hours are what the plan works on.',
      ['Note three lines a day', 'Mark the three hours', 'Ask another relative what they see'],
      1,
      { when: { said: diagnosed } },
    ),
    step(
      'Write down what you notice for a week',
      'Note day, hour, what happened, and what came before and after: a lost way, unpaid bills, the same question, moods, nights. It tells the doctor more than any test, and shows you patterns.',
      ['Note three things a day', 'Ask another relative what they see', 'List all medicines of your {person}'],
      1,
      { when: { unsaid: diagnosed } },
    ),
    step(
      'Ask the clinic which kind it is and what to expect next',
      'Each kind needs something else: tablets that help one harm another. Ask about stage, medicines and their side effects, driving, the next check, and who is rung at the weekend. New unrest within days is often pain, an infection or constipation, so see a doctor at once.',
      ['Write five questions', 'Ask for one contact person', 'List medicines and what changed lately'],
      1.5,
      { waitDays: 3, when: { said: diagnosed } },
    ),
    step(
      'Have causes checked by doctor and memory clinic',
      'Thyroid, vitamin B12, depression, hearing, an infection, pills and alcohol can look like dementia. Suggest a check-up for both of you and go along with your notes. Ask which kind it is, what stage, and what helps.',
      ['Book the doctor and bring notes', 'Ask for referral to a memory clinic', 'Check ears, eyes and pills'],
      2,
      { waitDays: 3, when: { unsaid: diagnosed } },
    ),
    step(
      'Put the signed papers to use at bank, doctor and care office',
      'Register the power of attorney while your {person} can still say yes to it, and try it once. Ask for a new care level when the days have become worse. Copies go into one folder that a second person can find.',
      ['Register it at bank and doctor', 'Apply for a new care level', 'Show one person the folder'],
      2,
      { waitDays: 3, when: { said: signed } },
    ),
    step(
      'Settle papers while your {person} can sign',
      'Power of attorney for money and health, a will, a living will and access to the bank can only be signed while they understand. Each month counts. Apply for the care level at the same time, and let them speak about their wishes.',
      ['Book notary or forms this week', 'Apply for the care level', 'Set up access at the bank'],
      4,
      { local: powerOfAttorneyHere, waitDays: 3, when: { unsaid: signed } },
    ),
    step(
      'Make the hours from four on and the nights safe',
      'Light on before dusk, something to fold or peel, an early warm supper, no coffee after noon, a walk in the morning. A door chime or mat tells you of steps; a coat over the door hides it. A tracker in the shoe, a recent photo and the local register for missing people are ready before they are needed.',
      [
        'Fit a door chime and a night light',
        'Put number and tracker into coat and shoe',
        'Ask the doctor about pain and pills at night',
      ],
      3,
      { when: { said: nights } },
    ),
    step(
      'Talk about driving and stove without a fight',
      'Let the doctor say it. Offer a taxi account and lifts on fixed days instead, so that they keep their dignity. Fit a cut-off for the stove and a kettle that stops by itself.',
      [
        'Ask the doctor to talk to your {person} about driving',
        'Fit a stove cut-off',
        'Set up lifts for two fixed trips',
      ],
      2,
      { when: { unsaid: nights } },
    ),
    step(
      'Bring in helpers before you break down',
      'Look at a day centre for two days a week, home help, a sitter from a dementia group, and a rota in the family. A helper may be introduced as a friend who comes for coffee. Join a carers’ group; they know what your town offers.',
      ['Visit a day centre together', 'Ask three people for a fixed hour', 'Go to one carers’ evening'],
      4,
      { waitDays: 7 },
    ),
    step(
      'Make home simple, light and hard to get lost from',
      'Put pictures on doors and night lights on the way to the toilet. Remove rugs, lock medicines away, and lay out one set of clothes. Put a number in the coat, tell two neighbours, and hang up a large clock with day and date.',
      ['Go through the home of your {person} at night', 'Tell two neighbours', 'Put number and name in coat and bag'],
      4,
    ),
    step(
      'Learn to answer the feeling and not the fact',
      'To I want to go home you can say: you miss your mother, tell me about her. Use short sentences and one question at a time, and wait ten seconds. Avoid I told you. Music from their youth opens doors.',
      [
        'Practise three answers',
        'Make a list of twenty songs your {person} loved',
        'Look for what comes before unrest',
      ],
      3,
      { waitDays: 5 },
    ),
    step(
      'Answer fear and suspicion without arguing',
      'Behind an accusation stands something lost or frightening. I can see that this scares you, let us look together; then something to eat or a known song. Keep doubles of purse and keys. When hands fly, step back to arm’s length, lower your voice, leave if it is safe. Tell police or neighbours once what is going on.',
      [
        'Write what came before the last three times',
        'Put doubles of purse and keys ready',
        'Tell the police station or neighbours in one call',
      ],
      2,
      { waitDays: 14, when: { said: accuses } },
    ),
    step(
      'Give the day with your {person} a rhythm',
      'Keep the same times, with a walk before lunch and tasks with a purpose such as folding, peeling or sorting screws. Rest before two and have bright light by day. Keep it quiet after five, when restlessness begins, and offer a drink every hour.',
      ['Write the day on one page', 'Choose three tasks with a purpose', 'Plan a walk at the same hour'],
      4,
      { waitDays: 5, when: { unsaid: accuses } },
    ),
    step(
      'Make the crisis plan and look ahead',
      'Write down who comes if you fall ill, what the hospital must know, and keep a recent photo in case they get lost. Decide when home is no longer right: nights, falls or fear. Look at two homes now and review it each season.',
      ['Write the one-page crisis plan for your {person}', 'Look at two homes', 'Set your next free week'],
      3,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Play the old songs', 'Memory for music stays longest.', 'After lunch', 'Sing'),
    tip('Make a life book', 'Ten photos with short captions.', 'Large type', 'Carers read it'),
    tip('Say what, not do you remember', 'This is Paul, your grandson.', 'Name badge', 'Smile'),
    tip('Walk round the block at five', 'It turns the restless hour.', 'Same way', 'Coat ready'),
    tip('Offer two things to choose', 'Red or blue is possible.', 'Show them', 'Wait'),
    tip('Keep a spare of what gets lost', 'Glasses, keys, purse.', 'Same model', 'Drawer'),
    tip('Let small lies of kindness be', 'Comfort counts more than dates.', 'Change the scene', 'Tea'),
    tip('Finger food on restless days', 'Eating while walking is eating.', 'Small plates', 'Colours'),
    tip('Tell shops nearby', 'They help instead of calling police.', 'Card', 'Number'),
    tip('Note one good moment a day', 'You will want them later.', 'One line', 'Photo'),
    tip('Explain it to grandchildren', 'Grandma’s brain forgets, her heart does not.', 'Book', 'Questions'),
    tip('See your own doctor', 'Carers get ill in silence.', 'Sleep', 'Mood'),
  ],
};
