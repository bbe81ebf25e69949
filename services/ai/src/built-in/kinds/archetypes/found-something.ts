import { type Archetype, step, tip } from '../kind.ts';

const underWay = [
  'met three/two/four times',
  'statutes/constitution',
  'drafted',
  'board members',
  'no name',
  'members/enthusiasts',
];

export const foundSomething: Archetype = {
  id: 'found-something',
  name: 'Found something new',
  slots: { thing: { from: 'object', otherwise: 'the new group' } },
  ask: {
    question: 'Who is it for, and who would be there at the first meeting?',
    chips: ['Two or three are with me', 'I am alone with the idea', 'It exists informally already'],
  },
  hoursAWeek: 4,
  weekly: 'One meeting of the core group, one conversation with somebody who would come',
  overview:
    'You test the need with ten conversations, find two or three people who share the work, and hold a small first meeting before any papers. When people come a third time, you give {thing} a form, money, a place and rules.',
  approach:
    'The smallest real meeting teaches more than a year of statutes. What usually goes wrong is doing everything alone, beginning with name and logo, and a rhythm that is too dense.',
  done: 'It has met or worked six times, at least three people carry it, and it goes on when you are ill.',
  cautions: [
    'Before you handle money, children, food, animals or premises ask about liability, insurance, tax and child protection; associations, umbrella organisations and the local authority advise for free.',
  ],
  steps: [
    step(
      'Settle name, seats and money of {thing} in one evening',
      'You exist already. Agenda of an hour: name, purpose in a sentence, chair, treasurer and secretary for one year each, who signs with whom at the bank, fee. The missing third is asked by name with the hours it takes: six evenings a year. Minutes go out the same night.',
      ['Send the agenda', 'Ask the third by name', 'Send the minutes the same night'],
      1.5,
      { when: { said: underWay } },
    ),
    step(
      'Write half a page on the purpose of {thing}',
      'For whom, what happens there, how often, what will be different for people in a year. One sentence you can say at a door.',
      ['Write half a page in 25 minutes', 'Say the sentence aloud', 'Note what exists already nearby'],
      0.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Talk with ten people it should serve',
      'Ask what they do today, what is missing, when they have time; not whether they like the idea of {thing}. Five who would come on a certain day are enough to begin.',
      ['List ten people', 'Ask the three questions', 'Count who would come when'],
      4,
      { when: { unsaid: underWay } },
    ),
    step(
      'Visit something similar and ask about its start',
      'One group, club or house that has lasted three years. Ask for rules, costs, number of helpers and the worst mistake.',
      ['Find two', 'Visit one', 'Take over its papers if allowed'],
      3,
      { when: { level: 'beginner' } },
    ),
    step(
      'Choose from your earlier groups what lasts',
      'You have led or founded before: which rules kept it alive, which wore you out? Set your own hours a week for {thing} and the tasks you will not do.',
      ['Write both lists', 'Set your hours', 'Name what you give away'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Find two or three who carry {thing} with you',
      'Different from you: one for money, one for people, one for the place. Agree hours, who decides, and for how long.',
      ['Ask four people singly', 'Meet for an hour', 'Write down tasks and an end date'],
      3,
      { waitDays: 5 },
    ),
    step(
      'Hold the first small meeting',
      'A living room, a park, a room in the library. Ninety minutes: welcome, do the thing itself, next date. You need no name for {thing} yet.',
      ['Fix place and date', 'Invite personally', 'Fix the next date before all leave'],
      5,
      { waitDays: 7, when: { unsaid: underWay } },
    ),
    step(
      'Meet three times and adjust',
      'Same day, same place. After each ask: what was good, what next time? If fewer than four come, change time or content of {thing}, not the poster.',
      ['Keep the three dates', 'Ask at the end', 'Change one thing'],
      8,
      { waitDays: 14 },
    ),
    step(
      'Give {thing} a legal form, account and insurance',
      'Ask an umbrella organisation which form is enough: loose group, association, company, foundation. Statutes from a model, account, liability insurance, one page of house rules.',
      ['Ask for advice', 'Take the model statutes', 'Open account and insurance'],
      8,
      { waitDays: 21, when: { weeksFrom: 12 } },
    ),
    step(
      'Go public, and make {thing} run without you',
      'A page, a notice, the local paper, a day open for all. Each task has a second person; it is done when a sixth meeting took place without you leading it.',
      ['Write the notice and page', 'Hold an open day', 'Let somebody else lead one meeting'],
      10,
    ),
  ],
  suggestions: [
    tip('Begin with the next date', 'A date makes a group out of an idea.', 'Same weekday', 'Fixed for three months'),
    tip(
      'Borrow everything first',
      'Rooms, chairs, account of another club.',
      'Ask the library or church',
      'Half a year',
    ),
    tip(
      'Keep a list of contacts with consent',
      'You will need to reach people.',
      'One message a month',
      'Easy to leave',
    ),
    tip('Give newcomers a small task', 'Who carries something comes back.', 'Tea, list, door', 'From the second time'),
    tip('End on time', 'People with children come again.', 'Ninety minutes', 'Talk on afterwards'),
    tip('Decide how you decide', 'Most groups break over that.', 'One line', 'From the start'),
    tip('Take a small fee or a hat', 'Something that costs a little is kept.', 'Voluntary', 'Open accounts'),
    tip('Ask the town for rooms and grants', 'There is often money for groups.', 'One call', 'Dates for applications'),
    tip('Write three house rules', 'Respect, time, smoking: enough for the start.', 'Read aloud', 'Add when needed'),
    tip('Let it be different from your dream', 'Those who come shape it.', 'What do they love?', 'Leave room'),
    tip('Train the second in command early', 'You may move, fall ill or get tired.', 'Each task twice', 'Rotate'),
    tip('Celebrate the first year', 'It shows that it is there.', 'Photo', 'Thank by name'),
  ],
};
