import { type Archetype, step, tip } from '../kind.ts';

export const getKnown: Archetype = {
  id: 'get-known',
  name: 'Become better known',
  slots: { thing: { from: 'object', otherwise: 'what you want known' } },
  ask: {
    question: 'Who exactly should know of it, and what should they then do?',
    chips: ['People nearby', 'A trade or field', 'Anyone online'],
  },
  hoursAWeek: 4,
  weekly: 'One thing shown, three people spoken to, ten minutes of answering',
  measures: ['followers', 'subscribers', 'readers', 'visitors', 'listeners', 'guests'],
  overview:
    'You choose a small circle of people who should know {thing}, one sentence and one place where they already are, and show something useful every week. Others who have that audience carry it further.',
  approach:
    'Two hundred of the right people are worth more than ten thousand others. What usually goes wrong is five channels for three weeks, talk of oneself instead of use for others, and silence after the start.',
  done: 'Strangers of the circle you chose name it without being asked, and each week somebody comes because another told them.',
  cautions: [
    'Ask people before you show them; keep health and money claims to what you can prove. Protect your private address and children.',
  ],
  steps: [
    step(
      'Write who should know {thing} and what they do then',
      'Describe one real person: age, place, worry, where they look. What should they do: come, call, buy, read, sign?',
      ['Describe the person in 15 minutes', 'Write the one act', 'Count how many do it today'],
      0.5,
    ),
    step(
      'Ask five such people how they found similar things',
      'Where do you look, whom do you ask, what made you trust, how would you describe {thing} to a friend? Note their words.',
      ['List five', 'Ask the four questions', 'Underline repeated words'],
      2.5,
    ),
    step(
      'Write the sentence and three proofs of {thing}',
      'Say for whom it is, what it does and what is different, in their words. Proofs: picture, number, voice of a customer or guest.',
      ['Write ten versions', 'Choose with two people', 'Collect three proofs'],
      2,
    ),
    step(
      'Choose one main place to show {thing}',
      'Take the one where those five people are: street, market, local paper, one network, a trade fair. Make the profile or stand complete with contact and next date.',
      ['Choose one', 'Make it complete', 'Let a stranger find it'],
      3,
      { when: { level: 'beginner' } },
    ),
    step(
      'Measure which of your channels brings people to {thing}',
      'Ask each newcomer for a month: how did you hear of us? Drop the two channels that bring nobody.',
      ['Ask everybody', 'Count after a month', 'Drop two'],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Show something useful weekly for eight weeks',
      'Answer one question of the circle each week: tip, look behind the scenes, before and after, short talk. List eight topics on {thing} first.',
      ['Write eight questions', 'Prepare three ahead', 'Fix day and hour'],
      10,
      { measured: 'Reach the first {20%} with weekly posts' },
    ),
    step(
      'Ask ten people with an audience to mention {thing}',
      'Local paper, clubs, shops, teachers, podcasts, colleagues. Offer them something their people can use, in five lines with one picture.',
      ['List ten', 'Write personally', 'Ask again after a week'],
      5,
      { waitDays: 10 },
    ),
    step(
      'Meet the circle in person once a month',
      'Open door, talk, stall, tasting, walk. Collect contacts with consent, and ask each happy person to bring one.',
      ['Fix the first date', 'Invite twenty personally', 'Ask for one more each'],
      8,
      { when: { weeksFrom: 5 }, measured: 'Reach {50%} with dates in person' },
    ),
    step(
      'Compare with the start and keep what carried {thing}',
      'Count the act of the first page again and ask ten strangers of the circle whether they know it. Keep the two best ways as a routine of two hours a week.',
      ['Count again', 'Ask ten strangers', 'Set the routine'],
      3,
      { measured: 'Reach {total} and keep two routines' },
    ),
  ],
  suggestions: [
    tip('Use the words of your guests', 'They find it by them.', 'From reviews', 'In the headline'),
    tip('Show faces and hands', 'Logos are forgotten.', 'With consent', 'Daylight'),
    tip('Answer every message', 'One good answer is told five times.', 'Within a day', 'By name'),
    tip('Write a short text for journalists', 'They have no time.', 'Who, what, when, picture', 'Telephone'),
    tip('Ask for a review while they smile', 'Later they forget.', 'Code or card', 'Two sentences'),
    tip('Help first', 'Who gave a good tip is remembered.', 'Ten minutes a week', 'No advertising'),
    tip('Be found under one name', 'Same spelling everywhere.', 'Map entry', 'Opening hours'),
    tip('Keep to one rhythm', 'Weekly is better than daily for a fortnight.', 'Same day', 'Prepared'),
    tip('Borrow an occasion', 'Season, anniversary, local event.', 'Calendar', 'Four weeks ahead'),
    tip('Make it easy to tell on', 'A card, a sample, a picture.', 'Two to give away', 'One sentence'),
    tip('Thank those who bring others', 'They do it again.', 'By hand', 'Small gift'),
    tip('Ignore the loud ones', 'Not everyone is meant.', 'No quarrels in public', 'Block kindly'),
  ],
};
