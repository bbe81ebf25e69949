import { type Kind, step, tip } from '../kind.ts';

export const emotionalRegulation: Kind = {
  id: 'emotional-regulation',
  category: 'personal',
  name: 'Handle strong feelings better',
  slots: {
    feeling: {
      words: [
        'anger|temper|rage|angry|shouting|exploding|fuse',
        'jealousy|jealous',
        'tears|crying|cry',
        'hurt feelings|personally|sensitive|oversensitive|thicker skin',
        'mood swings|mood',
        'rejection',
        'envy|envious',
        'sulking|sulk',
        'numbness|numb|bottling',
        'shame|ashamed',
        'irritation|irritable|provoke',
        'disappointment',
      ],
      otherwise: 'strong feelings',
    },
  },
  ask: {
    question: 'Which feeling takes over, and with whom?',
    chips: ['Anger, at home', 'Tears or hurt, at work', 'Jealousy or envy'],
  },
  hoursAWeek: 1.5,
  unhurried: true,
  weekly: 'Fill in the feeling sheet on three evenings and practise calming down when calm',
  overview:
    'You will learn what sets off {feeling}, how it begins in the body, and how to win the first ninety seconds. Then you practise saying what you need, and repair quickly when it went wrong.',
  approach:
    'A feeling is no fault; what counts is what you do in the minutes after. Practise the calming moves while you are calm, because in the storm you only have what is trained. Expect fewer and shorter outbursts rather than none, and look after sleep, hunger and alcohol first.',
  done: 'Over four weeks the outbursts are half as many as at the start, and after each one you repaired it within a day.',
  cautions: [
    'If you hit, threaten, break things or drive dangerously, get help this week from a doctor, an anger programme or a helpline, and leave the room before it comes to that.',
    'If feelings change within hours for years, or you hurt yourself, ask a doctor about therapy; it helps well. In an emergency call the emergency number.',
  ],
  steps: [
    step(
      'Write down the last five times it took over',
      'What happened, who was there, what did you feel in the body, what did you do, what did it cost? Add sleep, hunger, alcohol and time of day. You will see the hours and places.',
      ['Write two scenes of {feeling} in twenty minutes', 'Add three more tomorrow', 'Circle what they have in common'],
      0.8,
    ),
    step(
      'Name the first sign in your body',
      'Hot ears, tight jaw, fast talk, a lump in the throat. Give it a scale from 0 to 10. At 3 to 4 you can still choose; at 8 you can only leave. For a week note the number three times a day.',
      ['Ask somebody close what they see first', 'Note the number of {feeling} morning, noon and night'],
      0.8,
      { waitDays: 5 },
    ),
    step(
      'Train one way of calming down daily',
      'Breathe out twice as long as in for two minutes, cold water on wrists and face, press hands, walk fast. Choose two and practise them daily when nothing is wrong.',
      ['Try four ways and keep two', 'Practise after brushing your teeth'],
      2,
    ),
    step(
      'Agree on a time-out with those close to you',
      'A word or sign, at least twenty minutes apart, and a promise to come back at a set time. Nobody follows. In this time no speeches in the head: walk, water, breath.',
      ['Explain it in a good hour', 'Choose the word and place', 'Use it once at 4, before {feeling} grows'],
      0.8,
    ),
    step(
      'Check the thought behind {feeling}',
      'He does it on purpose; they all laugh at me; it is always me. What else could it be? What would a stranger see? What do I need: rest, respect, help, safety? Write it for five scenes.',
      ['Fill in: fact, thought, other explanation, need', 'Look for the sentence that comes back'],
      1.5,
    ),
    step(
      'Say it in four sentences instead',
      'I saw …, I feel …, because I need …, would you please …? Within a day, in a calm voice, about one thing only. Start with something small.',
      ['Write it down for one small matter', 'Say it to one person this week', 'Note the answer'],
      1.5,
    ),
    step(
      'Change two conditions that feed {feeling}',
      'Too little sleep, too many hours, alcohol, hunger, one certain route or chat group. Change the two that appear most often on your sheet for three weeks.',
      ['Choose two and decide what you do', 'Compare the number of scenes'],
      2,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Keep the count for four weeks and repair fast',
      'Each scene: number, length, what helped. After a bad one say within a day: that was too loud, I am sorry, next time I leave the room. It is done when the count has halved; if not, ask for a course or therapy.',
      [
        'Compare with the first five scenes of {feeling}',
        'Ask two people what they notice',
        'Write your three rules on a card',
      ],
      2,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Eat before difficult talks', 'Hungry people are sharper.', 'A snack in the bag', 'Never at six before dinner'),
    tip('Write the email, send it tomorrow', 'It is always shorter then.', 'No address in the field', 'Read aloud'),
    tip('Lower voice and speed', 'Calm in the throat reaches the head.', 'Half as loud', 'Pause'),
    tip('Name it in one word', 'Saying I am hurt takes some of it away.', 'To yourself', 'More exact than bad'),
    tip('Move it out', 'Fast walking uses what the body made.', 'Ten minutes', 'No boxing of pillows'),
    tip('Leave room to cry', 'Tears end by themselves.', 'Bathroom, water, return', 'No apology needed'),
    tip('Ask before you assume', 'What did you mean by that?', 'One question', 'Then answer'),
    tip('Limit what heats you up', 'Some news and groups live on anger.', 'Mute for a month', 'Note the difference'),
    tip('Sleep on hurt, not on silence', 'Say when you will talk.', 'Tomorrow at ten', 'Good night anyway'),
    tip('Use humour on yourself only', 'Never on the other.', 'A silly picture', 'In the head'),
    tip('Give way on the road', 'Two seconds cost nothing.', 'Leave ten minutes earlier', 'Music low'),
    tip('Thank those who bear with you', 'They work, too.', 'Once a week', 'Exact words'),
  ],
};
