import { type Kind, step, tip } from '../kind.ts';

const told = [
  'told my/a/one/two/three/her/him brother/sister/friends/friend/cousin/mum/mom/mother/wife/husband/aunt',
  'my best? friend/brother/sister/mum/mom/mother/wife/husband/cousin knows',
  'friends know',
  'already told',
  "i'm/am/already out to/at my/some/most/work/school",
];

const father = ['my/our father/dad/daddy/papa/pa'];

const faith = ['church/preacher/pastor/catholic/muslim/mosque/temple/nuns/religious/orthodox/christian/imam'];

const trans = ['trans/transgender/non-binary/nonbinary/enby/genderfluid/pronouns/transition/transitioning'];

const atWork = [
  'at work/the_office',
  'my colleagues/boss/team/coworkers',
  'work/staff christmas/party',
  'for/in my job',
];

export const comeOut: Kind = {
  id: 'come-out',
  category: 'relationship',
  name: 'Come out',
  slots: {
    person: {
      words: [
        'parents',
        'mother|mum|mom',
        'father|dad',
        'wife',
        'husband',
        'children|kids',
        'son',
        'daughter',
        'brother',
        'sister',
        'grandparents',
        'grandmother|grandma',
        'friends',
        'colleagues|work|boss',
        'team|football team',
        'classmates',
      ],
      otherwise: 'family',
    },
  },
  ask: {
    question: 'How safe would it be to tell?',
    chips: [
      'Probably fine, I am just nervous',
      'I do not know how they will react',
      'It could be dangerous or cost me my home',
    ],
  },
  hoursAWeek: 1.5,
  unhurried: true,
  weekly: 'Have one contact with people with whom you need not hide',
  overview:
    'You decide whom you tell, when and how much. You will first find people on your side, check safety, tell one safe person, and then prepare the talk with your {person}, with a place to go afterwards.',
  approach:
    'Nobody owes others an outing, and not telling yet can be wise. Begin with whoever is most likely to be glad. First reactions are often surprise and not the final answer; many families need months. Say little and clearly, and let them ask.',
  done: 'The people you chose know it, you have at least two people and one place where you can be yourself, and you decide about the rest.',
  cautions: [
    'If you depend on people who might throw you out, hurt you, or force you into marriage or so-called conversion treatment, wait and make a safety plan with a queer helpline. In some countries and jobs it can be dangerous or illegal; get advice there first.',
    'If you think of not wanting to live, call a crisis line now; there are lines for queer young people, also by chat.',
  ],
  steps: [
    step(
      'Write for yourself what you want to say and why now',
      'Use your own words, even if the right word is not certain yet. What would be easier afterwards, what are you afraid of, what would be a good small result? Keep the page where nobody finds it.',
      ['Write for twenty minutes about what you want to say', 'Say one sentence aloud', 'Note who must not know yet'],
      0.5,
    ),
    step(
      'Find believers who have walked this path',
      'Most faiths have groups of gay, bi and trans believers, and parents who belong to them. Ask them how they spoke at home and which sentences closed a door. Keep two talks apart: who you are, and what a text says. You need not win the second.',
      ['Find one group of your tradition', 'Write to one member', 'Ask for the sentence that helped at home'],
      2,
      { when: { said: faith } },
    ),
    step(
      'Find people who have been through it',
      'Look for a queer centre, a youth group, a parents’ group or a helpline. They know local conditions, good doctors and legal questions. Use a private browser or another phone if yours is checked.',
      ['Find a group or line near you', 'Write to one of them or call once', 'Go or log in twice'],
      2,
      {
        resources:
          'Helplines: https://www.thetrevorproject.org · https://switchboard.lgbt · Families: https://pflag.org',
        when: { unsaid: faith },
      },
    ),
    step(
      'Decide which name and words you want, and where',
      'Write the name, the pronouns and what is still open. Then list where they hold already and where not yet: friends, home, school or work, papers. Ask two people to use them for two weeks; you notice quickly whether they fit.',
      ['Write name and pronouns', 'Ask two people to use them', 'List where they hold from when'],
      1,
      { when: { said: trans } },
    ),
    step(
      'Check safety before you tell your {person}',
      'How have they spoken about others? Who pays your rent or school? Could there be violence? Arrange a bed, money, papers and a person in case. If it looks dangerous, choose other people or a later time.',
      ['Answer the questions in writing', 'Name the place you could go to', 'Agree on a signal with a friend'],
      1,
    ),
    step(
      'Ask those who know to stand beside you',
      'You have done the hardest telling once. Ask what they noticed, what helped, and who could be near when you tell your {person}: in the next room, on the telephone, or at the table. Ask them not to tell it before you.',
      ['Ask what helped them to understand', 'Name who is near on the day', 'Agree that you tell it yourself'],
      1,
      { when: { said: told } },
    ),
    step(
      'Tell one safe person first',
      'Choose the one most likely to be glad and say: I would like to tell you something because I trust you. Say what you need, for example that they keep it to themselves and only listen. Notice how it feels.',
      ['Choose the person and place', 'Say it, or send a message', 'Ask for their silence or support'],
      1,
      { waitDays: 3, when: { unsaid: told } },
    ),
    step(
      'Prepare three sentences for your {person}',
      'I am … I have known it for … I am telling you because you matter to me, and I am still the same. What you wish: name, pronouns, meeting my partner, no telling others. Think of three questions they may ask.',
      [
        'Write the three sentences and shorten them',
        'Practise with the safe person',
        'Decide: face to face, letter or call',
      ],
      1,
    ),
    step(
      'Tell your father side by side, at a job or on a walk',
      'Many fathers take news better when nobody has to look up: at a job, walking the dog, where both can leave. Use the car only if you are sure of his temper. Say it in the first minutes, then let it be quiet. Silence is not yet a no. Tell him when you will ring again, and whether your mother knows.',
      ['Choose a job or walk of half an hour', 'Say the three sentences early', 'Ring or write two days later'],
      1.5,
      { waitDays: 7, when: { said: father } },
    ),
    step(
      'Tell your {person} at a calm time',
      'Avoid feasts, quarrels and alcohol. Leave time to react and have a way to leave. A letter is all right and gives both of you time. If they need days, say when you will talk again.',
      ['Choose a calm day and a place', 'Say or give them the three sentences', 'Meet your safe person afterwards'],
      1.5,
      { waitDays: 7, when: { unsaid: father } },
    ),
    step(
      'Say it at work in half a sentence',
      'Read the rule of your workplace on discrimination first; church bodies and some countries have other rules, and a union or helpline knows them. Then an ordinary sentence to one kind colleague: my boyfriend and I went to the sea. Most of the rest travels by itself.',
      ['Look up the rule or ask the union', 'Choose the first colleague', 'Say the sentence over a coffee'],
      1.5,
      { when: { said: atWork } },
    ),
    step(
      'Give time and set limits',
      'Answer honest questions, pass on a group or book for families, and do not argue about who you are. If there are insults, end the talk: I will come back when we can speak calmly. Your partner or children may need counselling of their own.',
      ['Send your {person} one good source', 'Talk again after a week', 'Write down what you do not discuss'],
      2,
      { when: { unsaid: atWork } },
    ),
    step(
      'Decide who is told next, and where you live openly',
      'With colleagues, club, doctor or neighbours a half-sentence in passing is enough. Know your rights at work and school. It is done when those you chose after your {person} know, and you have people and places where you need not hide.',
      [
        'List three circles: now, later, never',
        'Tell the next person on your list',
        'Plan something to celebrate with friends',
      ],
      3,
    ),
  ],
  suggestions: [
    tip(
      'You may leave labels open',
      'Finding the right word can take time.',
      'Say: I am still finding out',
      'Nobody can demand more',
    ),
    tip(
      'Lock phone and chats',
      'You should decide who learns it.',
      'Turn off previews of messages',
      'Use a separate mail address',
    ),
    tip(
      'Ask about others first',
      'What they say about a film or a celebrity tells you something.',
      'Mention it in passing',
      'Listen without arguing',
    ),
    tip(
      'Expect silly questions',
      'Most of them are not meant badly.',
      'Have one humorous answer ready',
      'Or send them something to read',
    ),
    tip('Let allies tell others', 'You need not do it twenty times.', 'Ask a sister', 'Say what they may tell'),
    tip(
      'Bring a partner later',
      'First the news, then the person.',
      'Choose a neutral place',
      'Keep the first meeting short',
    ),
    tip(
      'Look for queer people of your faith',
      'In nearly every religion there are groups for queer believers.',
      'Ask a queer centre for addresses',
      'Look for a minister who is open',
    ),
    tip(
      'At school, tell one adult first',
      'A teacher or counsellor can protect you from bullying.',
      'Ask first whether they keep it confidential',
      'Write down incidents with dates',
    ),
    tip(
      'At work, look at the climate first',
      'Rules, networks and colleagues show what to expect.',
      'Ask whether there is a staff network',
      'Mention your partner in passing at lunch',
    ),
    tip(
      'Prepare for silence',
      'Silence is not always rejection.',
      'Name a day to talk again',
      'Spend that evening with friends',
    ),
    tip('Keep what you love', 'You do not become another person.', 'Choir, football, church', 'New places as well'),
    tip(
      'Write to yourself',
      'A letter to yourself in five years shows what you hope for.',
      'What will you be glad to have done?',
      'Seal it and keep it safe',
    ),
    tip(
      'Get counselling when torn',
      'Marriage, children, faith are large matters.',
      'Queer-friendly service',
      'Alone first',
    ),
  ],
};
