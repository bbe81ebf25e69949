import { type Archetype, step, tip } from '../kind.ts';

export const becomeMoreX: Archetype = {
  id: 'become-more-x',
  name: 'Become more of something',
  slots: { quality: { from: 'object', otherwise: 'what you want to become' } },
  ask: {
    question: 'In which situation would people notice it first?',
    chips: ['At home', 'At work', 'With friends or strangers'],
  },
  hoursAWeek: 1,
  weekly: 'Practise the one act on three occasions and write one line after each',
  overview:
    'You turn the wish into one or two acts that others can see, practise them in easy situations first, and ask two people to tell you what they notice. After some weeks you go to the situations that matter.',
  approach:
    'Character changes through repeated small acts in the same situations, not through resolutions. What usually goes wrong is wanting to be different everywhere at once; choose one situation, one act, one month.',
  done: 'Two people who do not know your notes say that they see a difference, with an example.',
  steps: [
    step(
      'Describe what others would see and hear',
      'Write your aim at the top of a page: {quality}. Below it, what a film would show if it had come true: which situation, which words, which hands and face. Write acts only, no adjectives.',
      ['Write three scenes in 20 minutes', 'Choose the scene that happens most often', 'Underline one act'],
      0.5,
    ),
    step(
      'Watch yourself for a week in that situation',
      'Keep your aim in mind: {quality}. Note each time: what happened before, what did I do, what came of it? Also the times when you managed it without trying; they show you the way.',
      ['Note three times', 'Mark one good time', 'Write what was different in it'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Choose a person you can observe',
      'Think of your aim: {quality}. Who already lives it? Watch or ask: what do you do just before, what do you say to yourself, what do you leave out?',
      ['Choose the person', 'Ask or watch for an hour', 'Take over one sentence or act'],
      1.5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Find out what makes you fall back',
      'You know how it should be. Write the last five times it failed with hour, sleep, company, hurry; change the one condition that appears most.',
      ['Write the five times', 'Mark the common condition', 'Change it this week'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Write the rule: when this, then that',
      'For example: when somebody interrupts me, I breathe out and finish the sentence. Write your aim on the back of a card: {quality}. On the front one rule, with the exact moment in it.',
      ['Write five rules', 'Choose the one you can do tomorrow', 'Say it aloud three times'],
      0.5,
    ),
    step(
      'Practise the act ten times where little is at stake',
      'In the shop, on the bus, with a friend, in a small meeting. Count tries, not success, and write one line after each.',
      ['List ten easy occasions', 'Do two or three a week', 'Note one line'],
      4,
    ),
    step(
      'Ask two people what they notice',
      'Tell them what you are working on: {quality}. Then ask for one example in two weeks, good or bad. Do not defend yourself, say thank you.',
      ['Choose two fair people', 'Ask for one example', 'Note it without comment'],
      1,
      { waitDays: 10 },
    ),
    step(
      'Do it in the situation that matters',
      'Prepare: sleep, five minutes earlier, card in the pocket, first sentence ready. Afterwards write what went as in your scene and what you will do next time.',
      [
        'Choose date and situation',
        'Prepare the first minute',
        'Write five lines after it, and choose a harder one two weeks later',
      ],
      5,
    ),
    step(
      'Compare with your first scene and decide what stays',
      'Read your aim again: {quality}. Ask the two people again and read the first week. Keep the rule that worked, drop the one that felt false, choose the next if you like.',
      ['Read the first notes', 'Ask for a last example', 'Write down what stays'],
      1,
    ),
  ],
  suggestions: [
    tip('Act first, the feeling comes later', 'You need not feel brave to lift a hand.', 'One act', 'Then look'),
    tip('Make the moment slower', 'One breath lies between event and act.', 'Breathe out', 'Drop the shoulders'),
    tip('Put a sign where it happens', 'You forget it exactly then.', 'Dot on the phone', 'Card at the door'),
    tip('Change the place', 'Some rooms call up the old you.', 'Other chair', 'Other hour'),
    tip('Sleep before hard days', 'Tired people return to old ways.', 'Half an hour earlier', 'No late screen'),
    tip(
      'Say what you do, not what you are',
      'I am learning to finish my sentences.',
      'Not: I am shy',
      'With yet at the end',
    ),
    tip('Celebrate tries', 'Ten tries are a change in themselves.', 'A stroke on a sheet', 'Something small at ten'),
    tip('Apologise quickly after a slip', 'It repairs more than a perfect week.', 'One sentence', 'Same day'),
    tip('Choose company that has it', 'We take on the ways of those around us.', 'One evening a week', 'One new group'),
    tip('Leave room for the opposite', 'Sometimes the old way is right.', 'When?', 'Decide on purpose'),
    tip('Read one good book on it', 'One chapter, one exercise.', 'Library', 'Do the exercise'),
    tip('Look at it once a month', 'Daily judging discourages.', 'Fixed day', 'Three examples'),
  ],
};
