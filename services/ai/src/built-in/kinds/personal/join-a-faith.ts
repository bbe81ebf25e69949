import { type Kind, step, tip } from '../kind.ts';

export const joinAFaith: Kind = {
  id: 'join-a-faith',
  category: 'personal',
  name: 'Be baptised, confirmed or convert',
  slots: {
    step: {
      words: [
        'adult baptism|baptism|baptised|baptized|christened',
        'confirmation|confirmed|first communion|communion',
        'conversion to Islam|shahada|islam|muslim|revert',
        'conversion to Judaism|judaism|jewish|giyur',
        'reception into the Catholic Church|catholic|rcia|ocia',
        'reception into the Orthodox Church|orthodox|chrismation',
        'taking refuge|buddhist|refuge',
        'amrit|sikh',
        'bar mitzvah|bat mitzvah|b’nai mitzvah',
        'godparent|godmother|godfather',
        'christening|child baptised|child’s baptism|baby baptised',
      ],
      otherwise: 'step',
    },
    community: {
      words: ['church|parish', 'mosque', 'synagogue|shul', 'temple|sangha', 'gurdwara'],
      otherwise: 'community',
    },
  },
  ask: {
    question: 'Which step is it, and do you know a community already?',
    chips: ['I search and visit', 'I go and want to take the step', 'It is for marriage or a child'],
  },
  hoursAWeek: 2,
  unhurried: true,
  overview:
    'You will get to know a community over ordinary weeks, talk to the person who prepares people, take the course, live the practice in small parts, tell family kindly, and take the step with companions and a date.',
  approach:
    'Good communities give you time and let you ask. Most preparations take from a few weeks to a year, Judaism often a year or more, the shahada itself minutes but learning goes on. Practise before you promise, and keep old friends.',
  done: 'The step is taken, written in the community’s book, and somebody there accompanies you in the year after.',
  cautions: [
    'Be wary of groups that rush you, ask for large sums, forbid questions or cut you off from family. If telling your family could put you in danger, speak first to a confidential adviser.',
  ],
  steps: [
    step(
      'Write what draws you and what holds you back',
      'Half a page, honest, doubts too. What do you hope for, what are you afraid to lose, who may know? Take it to the first talk about your {step}.',
      ['Write half a page', 'Choose one person who may know'],
      0.6,
    ),
    step(
      'Visit ordinary services for a month',
      'Not the feast but four normal weeks. Sit at the back, stay for tea, notice how strangers, women, children and doubters are treated in the {community}.',
      ['Look up times and dress', 'Go four times', 'Write two lines after each'],
      5,
    ),
    step(
      'Talk to the one who prepares people',
      'Priest, pastor, imam, rabbi, monk. Ask: what is asked of me, how long, what does it cost, who accompanies me, may I stop, what about my partner and my past?',
      ['Ask for an hour', 'Bring five questions about your {step}', 'Ask whom else you can meet'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Join the course and read along',
      'Weekly evening, a short reading every day, questions brought back. Keep a notebook with: I believe, I wonder, I do not. Two or three people of the group become companions.',
      ['Sign up for the course', 'Read ten minutes a day', 'Find one companion'],
      24,
    ),
    step(
      'Live the practice in small parts',
      'One prayer, one rest day or fast as health allows, one act of help, food rules step by step. Do one thing for four weeks before the next. Ask your {community} about work and school.',
      ['Choose one practice', 'Keep it four weeks', 'Ask about exceptions'],
      12,
    ),
    step(
      'Tell family and friends with care',
      'One at a time, quietly: what it means to me, what stays the same, what I ask of you. Let them be sad. Agree on feasts and meals.',
      ['Write three sentences', 'Tell the closest person first', 'Agree on the next family feast'],
      1.5,
    ),
    step(
      'Arrange papers, witnesses and the day',
      'Certificates (birth, baptism, marriage), godparents, sponsor or witnesses, court or council, name, clothes, circumcision or immersion where asked, guests. Ask for all dates for your {step} at once.',
      ['Ask for the list of papers', 'Ask sponsors or witnesses', 'Fix the day and invite'],
      3,
      { daysBefore: 42 },
    ),
    step(
      'Take the step and plan the year after',
      'Keep the evening before quiet. Afterwards many feel flat or alone; a companion, a task and a small rule of prayer carry you through the {community} year.',
      ['Write what you promise', 'Take the step', 'Fix a monthly talk with your companion'],
      4,
    ),
  ],
  suggestions: [
    tip('Sit with different people each time', 'You meet the whole house.', 'Name one', 'Ask why they stay'),
    tip('Learn the order of service', 'Then attention is free.', 'Printed sheet', 'Follow'),
    tip('Ask a convert what was hard', 'They tell you the truth.', 'Tea', 'Listen'),
    tip('Keep Sundays with your old friends', 'New does not mean instead.', 'Walk', 'No preaching'),
    tip('Borrow before you buy', 'Books and clothes.', 'Library', 'Ask'),
    tip('Bring your past', 'Nothing disqualifies a question.', 'Alone', 'Trust slowly'),
    tip('Do one hidden kindness a week', 'Practice before words.', 'No report', 'Name it in prayer'),
    tip('Visit a second community', 'Comparing is fair.', 'Same tradition', 'Four times'),
    tip('Write the date and place', 'You will want it later.', 'Who was there', 'A photo'),
    tip('Choose a sponsor who has time', 'Not the most pious.', 'Monthly', 'Laughs'),
    tip('Take a retreat day', 'Silence before promising.', 'Monastery', 'Walk'),
    tip('Let children ask', 'Answer I do not know.', 'Picture book', 'Candle'),
  ],
};
