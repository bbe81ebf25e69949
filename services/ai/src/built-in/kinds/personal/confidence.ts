import { type Kind, step, tip } from '../kind.ts';

export const confidence: Kind = {
  id: 'confidence',
  category: 'personal',
  name: 'Become more confident',
  slots: {
    field: {
      words: [
        'work|job|office|career|redundancy|impostor',
        'your looks|looks|body|appearance|skin|weight',
        'dating|relationships|love|divorce',
        'your studies|studies|school|university|college',
        'sport|water|gym',
        'parenting|mum|dad|mother',
        'friendships|friends|people',
        'decisions|judgement|judgment',
        'intimacy|bed|sex',
        'art|music|writing',
        'money',
        'a foreign language|language',
      ],
      otherwise: 'daily life',
    },
  },
  ask: {
    question: 'In which situation do you feel small most often?',
    chips: ['At work or studies', 'With people, or about my looks', 'Since something happened'],
  },
  hoursAWeek: 2,
  weekly: 'Do one thing a little above your courage and write down what really happened',
  overview:
    'You will find the situations and sentences that make you small, test them in small steps, become truly better at one thing, and change how you treat yourself after mistakes. It ends with one thing you have avoided for long, done.',
  approach:
    'Confidence comes after doing and seldom before it, so the plan consists of small tests that get harder. Write your prediction first and the result afterwards; that is what changes beliefs. People usually wait until they feel ready, or talk down each success as luck.',
  done: 'You have done ten steps of your ladder, among them one you had avoided for at least a year, and can say in two sentences what you are good at.',
  cautions: [
    'If you have been low for weeks, hurt yourself or hardly eat, talk to a doctor or therapist. If somebody keeps putting you down or frightens you, the problem is not your confidence: talk to a person you trust or a helpline.',
  ],
  steps: [
    step(
      'Write down where you feel small and where not',
      'Two columns: situations in which you shrink, and those in which you are calm and able. The second shows that it is about situations, not about you.',
      [
        'Fill both columns for fifteen minutes',
        'Mark the three situations around {field} that cost you most',
        'Add what you avoid because of them',
      ],
      1,
    ),
    step(
      'Collect thirty proofs of what you can do',
      'Things learned, repaired, endured, people helped, praise with the exact words. Facts only. Ask three people what they would come to you for.',
      [
        'Write fifteen facts, some to do with {field}',
        'Message three people with that question',
        'Keep the list on your phone',
      ],
      1.5,
      { waitDays: 3 },
    ),
    step(
      'Catch your three harshest sentences',
      'For a week note what you say to yourself in bad moments. Beside it: what are the facts, what would I say to a friend, what is a fair sentence? It should be fair, not rosy.',
      [
        'Note above all the sentences about {field}',
        'Write the fair sentence for each',
        'Read it aloud before a hard moment',
      ],
      1.5,
      { waitDays: 5, resources: 'Free self-help workbooks: https://www.cci.health.wa.gov.au' },
    ),
    step(
      'Build a ladder of ten steps for {field}',
      'From a little uncomfortable, 2 of 10, to what you have avoided for long, 9 of 10. Each is an act that you control: ask a question in the meeting, wear the red jacket, send the application.',
      ['Write ten acts and give each a number', 'Put dates behind the first three'],
      1,
    ),
    step(
      'Climb the first four steps, with predictions',
      'Before: what do I fear, how likely in per cent? After: what happened? Do not hide behind phone, friend or apology. Repeat a step until the fear has halved.',
      ['Write the prediction before each', 'Do one step every three or four days', 'Reread the results on Sunday'],
      5,
      { measured: 'Complete the first {50%} of your ladder' },
    ),
    step(
      'Get truly better at one thing for {field}',
      'Choose a skill that helps you there and give it two hours a week for six weeks: a course, a practice partner, feedback with one question. Being able is the best ground.',
      ['Choose the skill and a way of learning it', 'Ask one person for honest feedback after three weeks'],
      12,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Try one mistake on purpose',
      'Ask a silly question, pay with coins slowly, send a text with a typo to a friend. Look at what others do: most do not notice. Then write how long it stayed with you.',
      ['Choose a harmless mistake', 'Write what happened in the next ten minutes'],
      1,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Do the thing you have avoided for a year',
      'The top of your ladder, with a date and a person who knows. It is done when it is done, whatever the result. Then write the two sentences on what you are good at, and add it to the proofs.',
      [
        'Set the date and tell one person',
        'Plan the first minute word for word',
        'Write what you now know about yourself',
      ],
      3,
    ),
  ],
  suggestions: [
    tip('Say thank you to praise', 'No but, no luck.', 'Two words', 'Write it down'),
    tip(
      'Stand and sit as you would at home',
      'Feet flat, shoulders down, look up.',
      'Before the door',
      'One breath out',
    ),
    tip('Drop one needless apology a day', 'Thank you for waiting beats sorry.', 'Count them', 'Keep real ones'),
    tip('Ask for one opinion, not five', 'Then decide yourself.', 'Wait ten minutes first', 'Note how it went'),
    tip(
      'Spend time with those who are glad of you',
      'Courage is learned in good company.',
      'One meeting a week',
      'Less with mockers',
    ),
    tip(
      'Dress so that you forget your clothes',
      'What pinches takes attention.',
      'Two outfits that fit',
      'Ready in front',
    ),
    tip('Keep promises to yourself small', 'Each kept one counts.', 'One a day', 'Cross it off'),
    tip(
      'Unfollow what makes you feel ugly',
      'Pictures are work, not life.',
      'Ten accounts today',
      'Follow real people',
    ),
    tip('Prepare the first sentence', 'The beginning is the hardest.', 'By heart', 'Then listen'),
    tip('Teach somebody what you know', 'You notice how much it is.', 'A child or new colleague', 'Half an hour'),
    tip('Lift, run or dance', 'Strength in the body is felt.', 'Twice a week', 'Note what gets easier'),
    tip('Expect a drop after big steps', 'Tired is not failed.', 'Rest that evening', 'Reread the result'),
  ],
};
