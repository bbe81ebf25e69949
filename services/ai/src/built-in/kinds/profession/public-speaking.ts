import { type Kind, step, tip } from '../kind.ts';

const blushing = ['blush/blushing/go_red/going_red/turn_red/face'];
const meetings = ['meeting/meetings/standup/stand-up/calls'];

export const publicSpeaking: Kind = {
  id: 'public-speaking',
  category: 'profession',
  name: 'Become a confident speaker',
  slots: {
    occasion: {
      words: [
        'meetings|meeting|team meetings',
        'presentations|presentation|presenting',
        'video calls|zoom|online calls',
        'lectures|lecture|seminar',
        'lessons|teaching|class',
        'pitches|pitch|pitching',
        'sales talks|sales',
        'speeches|speech',
        'debates|debate|debating',
        'assemblies|assembly',
        'church readings|church|sermon',
        'council meetings|council',
        'conferences|conference',
        'workshops|workshop',
        'interviews|media interviews',
        'stories|storytelling',
        'toasts|toast',
        'club evenings|toastmasters',
      ],
      otherwise: 'talks',
    },
  },
  ask: {
    question: 'Where do you have to speak, and what is the worst part for you?',
    chips: ['In meetings, I stay silent', 'In presentations, I get nervous', 'I manage, but I bore people'],
  },
  hoursAWeek: 2.5,
  weekly: 'Speak once to others and record yourself for five minutes',
  measures: ['talks', 'speeches', 'presentations'],
  overview:
    'You speak often, in small steps: first to your phone, then to two people, then in {occasion} that matter. With each size of audience you practise one thing only, and the nerves become smaller because the situation becomes familiar.',
  approach:
    'Eight to ten short occasions in three months help more than one seminar. What usually goes wrong is waiting to feel calm first, and learning a text by heart, which breaks at the first lost word.',
  done: 'You have spoken to ten or more people three times, without a script, and would do it again.',
  cautions: [
    'If fear makes you sick for days, or you avoid work or school because of it, a doctor or therapist can help well; exposure with support works. Do not take calming tablets without medical advice.',
  ],
  steps: [
    step(
      'Record two minutes about something you know well',
      'Put the phone on a shelf and speak standing, without notes. Watch once without sound and once without picture, and write down two good things and one to change. Keep the recording for comparison.',
      [
        'Choose the topic and record it in one go',
        'Watch it twice and write three lines',
        'List the next five {occasion} in your calendar',
      ],
      1,
    ),
    step(
      'Learn to calm the body in one minute',
      'Breathe out longer than in, six times; both feet on the floor; shoulders down. Practise daily when you are calm, so that it works when you are not.',
      [
        'Practise the breathing before breakfast for two weeks',
        'Use it before three phone calls',
        'Rate the nerves in {occasion} from 0 to 10 before and after',
      ],
      3,
      { when: { level: 'beginner' } },
    ),
    step(
      'Practise going red and speaking on',
      'A blush is blood in the skin: others notice it far less than you feel it, and it fades in a minute or two. Expect it, do not hide it, keep to your sentence. Before the next round warm your face on purpose (squats, hot drink), say your sentence to a friend, and ask afterwards what they saw.',
      [
        'Do it once at home before a mirror',
        'Say the sentence to a friend with a warm face',
        'Write down what they really noticed',
      ],
      1.5,
      { when: { said: blushing } },
    ),
    step(
      'Watch yourself in your last three {occasion}',
      'If you already speak regularly, ask for a recording of {occasion}. Count filler words, look where your eyes go, and note when people look at their phones. Choose one habit to change.',
      [
        'Get a recording of one occasion',
        'Count two things for five minutes each',
        'Name the one habit you will change',
      ],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Say one prepared sentence early in five {occasion}',
      'Make one prepared remark or ask one question in the first ten minutes, then stop. Being heard early makes the second time easy. Tick each one off.',
      [
        'Prepare the remark for {occasion} the evening before',
        'Sit where you see most faces',
        'Write afterwards what really happened',
      ],
      4,
    ),
    step(
      'Build short talks with three parts',
      'The parts are one sentence they should remember, one example from life, and one request or ending. Practise with five topics at two minutes each, from key words and never from full sentences.',
      [
        'Write five topics on slips of paper',
        'Draw one a day and talk after one minute',
        'Learn only the first and the last sentence by heart',
      ],
      5,
    ),
    step(
      'Bring one point of your own to a meeting each week',
      'Write it in three parts the day before: what I see, one example, what I propose. Ask whoever leads the meeting for two minutes under your name, so that you need not find the gap. A shaking voice steadies after the second sentence, so say the first one slowly.',
      ['Choose this week’s point', 'Ask for your two minutes', 'Note afterwards what was answered'],
      5,
      { when: { said: meetings } },
    ),
    step(
      'Speak for five minutes to three friendly people',
      'Stand, use no slides, and look at one person for each thought. Ask afterwards what they remember and where you spoke too fast. Do it twice, two weeks apart.',
      [
        'Invite three people or join a speaking club',
        'Pause two seconds after each part',
        'Choose one tip for your next {occasion}',
      ],
      5,
      {
        when: { unsaid: meetings },
        measured: 'Give the first {25%} to friendly people',
        resources: 'Speaking clubs in many towns: https://www.toastmasters.org',
      },
    ),
    step(
      'Train voice, pauses and looking up',
      'Read aloud for five minutes on four days, slowly, with a deep breath and a pause at each full stop. Then tell the same thing freely. On the recording filler words should fall by half.',
      [
        'Record the same minute every Sunday',
        'Replace each um with a closed mouth',
        'Mark three pauses in your next notes for {occasion}',
      ],
      6,
      { when: { unsaid: meetings, weeksFrom: 5 } },
    ),
    step(
      'Practise questions and mishaps in {occasion}',
      'A friend interrupts, asks what you do not know, lets the slides fail. Learn three sentences: I will check that, let me repeat the question, I will start this part again.',
      ['Write the five worst questions in {occasion}', 'Answer each in forty seconds', 'Rehearse once without slides'],
      4,
      { when: { weeksFrom: 5 }, measured: 'Reach {50%}, questions included' },
    ),
    step(
      'Take on three real {occasion} with ten people',
      'Offer to open a meeting, report a project, thank somebody or teach an hour. After each of the {occasion} ask one person for the one thing to keep, and compare with your first recording after the third.',
      ['Book the first date now', 'Ask one listener beforehand to observe', 'Compare first and last recording'],
      9,
      { measured: 'Reach {total}, the last with ten people or more' },
    ),
  ],
  suggestions: [
    tip(
      'Begin with the point',
      'Apologies and greetings can come second.',
      'First sentence by heart',
      'No excuse for nerves',
    ),
    tip(
      'Use the two-second pause',
      'It feels long only to you.',
      'After each main sentence',
      'Drink water when you need longer',
    ),
    tip(
      'Be early in the room for {occasion}',
      'A known room is half as frightening.',
      'Stand where you will stand',
      'Talk to two people',
    ),
    tip(
      'Hold the notes on one card',
      'With full pages you read instead of looking up.',
      'Five key words',
      'Large letters',
    ),
    tip(
      'Tell one small story each time',
      'People remember persons and turns.',
      'Who, what went wrong, how it ended',
      'Under a minute',
    ),
    tip(
      'Look at one face for each thought',
      'Speaking to single people is calmer than speaking to a crowd.',
      'Left, middle, right',
      'Start with a friendly one',
    ),
    tip('Listen to a speaker each week', 'Notice when you drift and why.', 'One thing to copy', 'One thing to avoid'),
    tip(
      'Move before you speak',
      'A few minutes of walking lower the tension.',
      'Stairs or a round outside',
      'Shake out the hands',
    ),
    tip('Ask for one thing only', 'Ten comments help nobody.', 'What should I keep', 'What should I drop'),
    tip(
      'Speak to the back row',
      'To be heard there you breathe deeper and speak slower.',
      'Imagine one person there',
      'Practise outdoors',
    ),
    tip(
      'Write down how it really went',
      'Before the next one you can read that most of it went well.',
      'Two lines the same day',
      'Read it before the next',
    ),
    tip(
      'Say yes to the next small one',
      'After a long pause the nerves come back.',
      'Within a month',
      'Smaller is fine',
    ),
  ],
};
