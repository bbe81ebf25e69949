import { type Kind, step, tip } from '../kind.ts';

const onLadder = ['steps one/1 to', 'toastmasters', 'exposure', 'ladder', 'rungs', 'already asked/ask/say'];

const atWork = ['office/colleagues/meeting/meetings/canteen/coffee/team/boss'];

export const socialConfidence: Kind = {
  id: 'social-confidence',
  category: 'relationship',
  name: 'Feel at ease with people',
  slots: {
    situation: {
      words: [
        'parties|party|events|gathering|gatherings',
        'groups|group|meetings|class',
        'phone calls|phone|calling',
        'small talk',
        'dates|asking out|girls|guys|ask someone out',
        'eating with others|eating|eat in front',
        'talks with strangers|strangers',
        'talks with colleagues|colleagues|new job|work',
        'shops and counters|shop|counter|cashier',
        'video calls|zoom',
      ],
      otherwise: 'situations you avoid',
    },
  },
  ask: {
    question: 'What describes it best?',
    chips: ['A bit shy, out of practice', 'I avoid many situations', 'I get panic or physical symptoms'],
  },
  hoursAWeek: 2,
  weekly: 'Do three small exercises with people and write down what really happened',
  overview:
    'You will make a ladder of situations from easy to hard, practise one rung at a time until it becomes dull, and learn a few ways of starting and ending a conversation. In the end you no longer need to avoid {situation}, even if some discomfort stays.',
  approach:
    'Fear gets smaller by staying in the situation until it eases, several times, not by waiting until it is gone. Direct your attention to the other person instead of to yourself. Alcohol, rehearsing every word and looking at the phone keep the fear alive.',
  done: 'You have done the hardest rung of your ladder three times, and the fear was at most half of what it was at the beginning.',
  cautions: [
    'If you avoid school, work or doctors, have panic attacks, or drink to get through, ask your doctor about therapy. Cognitive behavioural therapy helps most people with social anxiety.',
  ],
  steps: [
    step(
      'Mark the rung you stand on and split the next in three',
      'You have done the lower ones, so leave them. Take the next, such as a call or small talk at a buffet, and split it: one sentence, two minutes, ten minutes. Do the first within two days, while the last success is warm. Go up when the fear has fallen by half.',
      ['Write the three parts', 'Do the first within two days', 'Note fear before and after, 0 to 10'],
      0.5,
      { when: { said: onLadder } },
    ),
    step(
      'Write a ladder of ten situations',
      'Number them from 1 (slightly uncomfortable, such as asking for the time) to 10 (I would leave). Give each a figure from 0 to 100 for fear. Enter {situation} too, in two or three sizes.',
      [
        'Write down ten situations that make you nervous',
        'Give each a figure for fear',
        'Circle the lowest two for this week',
      ],
      1,
      { resources: 'Self-help for social anxiety: https://www.nhs.uk/mental-health/', when: { unsaid: onLadder } },
    ),
    step(
      'Practise the two lowest rungs every day',
      'Greet, ask for the way, look at the driver when you say thank you, ring a shop with a question. Stay until the tension falls a little. Note what you feared, what happened, and the figure before and after.',
      ['Do one of the two easiest today', 'Write three words afterwards', 'Repeat each one five times'],
      2,
    ),
    step(
      'Turn your attention to the other person',
      'When you notice that you are watching yourself, look for three things about them: colour of eyes, what they are interested in, their mood. Blushing and shaking are seen far less than you think.',
      [
        'Practise for five minutes with a safe person',
        'Use it during {situation}',
        'Ask one person what they noticed about you',
      ],
      2,
    ),
    step(
      'Learn three openings, three questions and two endings',
      'Open with something you both see. Ask: what brought you here, how did you get into that, what do you like about it? End with: I am going to get a drink, it was nice talking to you.',
      ['Write them on a card', 'Practise them aloud before {situation}', 'Use each once with people you hardly know'],
      2,
    ),
    step(
      'Test a prediction on purpose',
      'Write down what you expect during {situation}: if I say something silly, then … Do it: mispronounce a word, ask a simple question, be silent for five seconds. Then look what people really did. Mostly nothing.',
      [
        'Choose one thing you expect to go wrong',
        'Carry it out in a harmless place',
        'Write down what really happened',
      ],
      1.5,
    ),
    step(
      'Say one prepared sentence in each meeting',
      'Come five minutes early and greet two by name, sit near the middle, and say one prepared sentence within the first ten minutes: a question or a thank you. Lunch with one colleague on Tuesdays. Red skin and a shaking voice pass quicker when you do not hide them.',
      ['Write the sentence before the meeting', 'Greet two by name', 'Ask one colleague to lunch'],
      4,
      { when: { said: atWork } },
    ),
    step(
      'Join something where you meet the same people weekly',
      'A course, a choir, a sports group, volunteering with a clear task. Tell the leader beforehand that groups are hard for you. Go at least five times; the third is often the worst.',
      ['Choose a group and write to the leader', 'Arrive early and take a task', 'Speak to one person each time'],
      8,
      { when: { unsaid: atWork, weeksFrom: 6 } },
    ),
    step(
      'Do the middle rungs without safety habits',
      'Leave the phone in the bag, drink no alcohol, do not sit by the door or escape to the toilet. Stay at least forty minutes. One habit less each time is enough; it is how you get used to {situation}.',
      ['List your safety habits', 'Drop one for each visit', 'Note fear before and after'],
      5,
    ),
    step(
      'Do your hardest rung three times',
      'Plan it: when, where, first sentence, what you do with the fear (breathe out, look outward, stay). Reward yourself for going, not for how well it went. For most people with fear of {situation} the second time is clearly easier. It is done after the third time, whatever the first was like.',
      ['Fix three dates for it', 'Tell one friend about the three dates', 'Compare all figures with your first ladder'],
      4,
    ),
  ],
  suggestions: [
    tip('Arrive early', 'Small groups are easier to enter.', 'Fifteen minutes before', 'Offer to help'),
    tip('Have a job at parties', 'A task gives you a reason to talk.', 'Drinks, music or photos', 'Ask the host'),
    tip('Breathe out longer than in', 'It slows the heart.', 'In for four, out for six', 'Ten times'),
    tip('Bring a question', 'People like being asked.', 'One for each event', 'Listen for the next one in the answer'),
    tip(
      'Plan recovery time',
      'Being among people tires introverts.',
      'Keep a quiet hour afterwards',
      'No two events on one day',
    ),
    tip(
      'Say that you are a bit shy',
      'It relaxes you and the others.',
      'One sentence is enough',
      'Say it with a smile',
    ),
    tip(
      'Give compliments on choices',
      'A compliment is an easy way to begin.',
      'Praise a book, a bag or an idea',
      'Not bodies',
    ),
    tip(
      'Do not go over it at night',
      'Replaying makes every moment look worse.',
      'Write down three facts',
      'Then close the notebook',
    ),
    tip(
      'Practise phone calls with easy ones',
      'Short calls to shops are good training.',
      'Ask about opening hours or a table',
      'One call a day with notes',
    ),
    tip(
      'Copy somebody who is at ease',
      'You learn by watching what they really do.',
      'How do they come into a room?',
      'Try one thing of it',
    ),
    tip(
      'Take up acting or improv',
      'Mistakes are part of the fun there.',
      'Go to a trial lesson',
      'Take a friend along',
    ),
    tip(
      'Count attempts, not successes',
      'You can only decide about trying.',
      'Make ten crosses',
      'Then give yourself a reward',
    ),
    tip(
      'Cut down coffee before events',
      'Its effect feels like fear.',
      'None in the three hours before',
      'Have water in your hand',
    ),
  ],
};
