import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { type Kind, step, tip } from './kind.ts';

// For goals the coach has no booklet about. `{goal}` is what the person wrote, so that the steps still speak of their wish.

const profession: Kind = {
  id: 'profession-other',
  category: 'profession',
  name: 'Move my work forward',
  matches: [],
  overview:
    '“{goal}” becomes manageable once you know who decides about it, what they need to see, and what you can show them soonest. This plan gets you those three answers and then builds the proof.',
  approach:
    'Work goals stall in private, so each step ends with something another person can see: a page, a talk, a result.',
  steps: [
    step(
      'Write the advert for “{goal}”',
      'Describe the result as if it were vacant: what is true once it is done, who notices, what it is worth to them. Ten lines.',
      ['Write down why now', 'Strike out the two lines you only added to impress'],
    ),
    step(
      'Ask three insiders what really counts',
      'People who decide on such things or have done them. One question: what would you do first, and what would you leave out?',
      ['List ten names', 'Ask for fifteen minutes each'],
    ),
    step(
      'Choose the smallest result worth showing',
      'Something that fits into ten hours and proves you can do a part of “{goal}”.',
      ['Draft it on one page', 'Put two blocks of two hours in the calendar'],
    ),
    step(
      'Deliver that result to a real person',
      'Someone who uses it, not someone who is polite about it. Note what they do with it.',
      ['Hand it over in person', 'Ask what is missing for them to rely on it'],
    ),
    step(
      'Close the gap their feedback shows',
      'One skill, one permission or one ally is usually missing. Take the one that blocks the most.',
      ['Find the course, mentor or form', 'Tell someone the date by which you will have it'],
      { resources: 'Courses: https://www.coursera.org · Free lessons: https://www.khanacademy.org' },
    ),
    step(
      'Do the full thing: “{goal}”',
      'With what you have learnt, at full size. Announce the result to everybody who gave you fifteen minutes.',
      ['Write the checklist for the last stretch', 'Record the proof: numbers, names, date'],
    ),
  ],
  suggestions: [
    tip(
      'Give it a standing hour',
      'What has no place in the week loses to email.',
      'The same hour twice a week',
      'Door closed, aim on paper',
    ),
    tip(
      'Keep a results file',
      'You will need the evidence sooner than you think.',
      'One line each Friday',
      'A number wherever possible',
    ),
    tip(
      'Borrow a deadline',
      'A promise to somebody is stronger than one to yourself.',
      'Offer to present it',
      'Name the day',
    ),
    tip(
      'Find the person one step ahead',
      'They still remember what was hard.',
      'Ask for their first month',
      'Offer help with something small',
    ),
    tip(
      'Drop something',
      'A new aim needs the hours of an old one.',
      'List what nobody would miss',
      'Hand over one thing',
    ),
    tip(
      'Ask before polishing',
      'Half-finished work gets better advice.',
      'Show it at sixty per cent',
      'Ask one precise question',
    ),
  ],
};

const hobby: Kind = {
  id: 'hobby-other',
  category: 'hobby',
  name: 'Make time for a hobby',
  matches: [],
  overview:
    '“{goal}” should stay what it is: something you do because it pleases you. The plan takes care of the dull parts, a place, a time and good company, so that pleasure does the rest.',
  approach: 'You will begin cheaply, repeat early and meet others who do it, because enthusiasm is catching.',
  steps: [
    step(
      'Spend one evening on a first taste of “{goal}”',
      'With borrowed or improvised kit. Afterwards write down the moment you enjoyed most.',
      ['Find the simplest possible version', 'Clear two hours, tell nobody'],
    ),
    step(
      'Ask an old hand for the beginner’s mistakes',
      'Three things everyone buys in vain, three things everyone skips. You save a season.',
      ['Find a club, shop or forum', 'Ask for their first year'],
      { resources: 'Groups for nearly everything: https://www.meetup.com' },
    ),
    step('Get the minimum kit and give it a home', 'Second-hand where you can, ready to use in a minute.', [
      'Write the list of five things',
      'Clear a shelf or a corner',
    ]),
    step(
      'Keep two sessions a week until it feels odd to skip',
      'Half an hour is enough. End each one by laying out the beginning of the next.',
      ['Choose days that are usually free', 'Mark them on a paper calendar'],
    ),
    step(
      'Practise the one part that holds you back',
      'Every hobby has a hinge. Slow it down and repeat it ten times a session.',
      ['Film or describe yourself doing it', 'Have someone better watch once'],
    ),
    step(
      'Bring “{goal}” to a small finale',
      'An outing, a showing, a finished piece, a game with friends. Something with a date and a witness.',
      ['Invite one person', 'Decide what you would like to try next'],
    ),
  ],
  suggestions: [
    tip('Make it easy to begin', 'The first minute decides.', 'Leave it lying out', 'Start with the nice part'),
    tip(
      'Learn from one source',
      'Ten tutorials are a way of not starting.',
      'One book or one teacher',
      'Until the end',
    ),
    tip(
      'Go where it is done',
      'Standing beside people who love it teaches quickly.',
      'One visit a month',
      'Ask to carry something',
    ),
    tip('Keep the traces', 'A box or folder of attempts.', 'Date each one', 'Look after ten'),
    tip(
      'Leave yourself a beginner',
      'Nobody is watching.',
      'Permission to be poor for a season',
      'Laugh about it once a session',
    ),
    tip('Swap an evening', 'Time is there, it is only taken.', 'One screen evening a week', 'Kit on the sofa'),
  ],
};

const relationship: Kind = {
  id: 'relationship-other',
  category: 'relationship',
  name: 'Be closer to the people who matter',
  matches: [],
  overview:
    '“{goal}” depends on someone besides you, so the plan rests on what is in your hands: asking, listening, turning up, and saying the true thing kindly.',
  approach:
    'Small and soon is better than grand and later. After each step you look at how the other person responds before going on.',
  steps: [
    step(
      'Say in one sentence what you hope for with “{goal}”',
      'Without blame and without a diagnosis of anyone. If it takes two sentences, it is two wishes.',
      ['Write it by hand', 'Read it as if you were the other person'],
    ),
    step(
      'Find out how they see it',
      'One open question, then silence. Write down their words rather than your answer.',
      ['Choose a walk or a drive over a table', 'Ask: what would you like more of?'],
    ),
    step('Offer one small thing this week', 'A call, a meal, an hour, an apology. Something that costs you a little.', [
      'Pick the thing they would notice',
      'Do it without announcing it',
    ]),
    step('Agree on a rhythm you can both keep', 'A weekly hour holds more than a big promise.', [
      'Suggest two possible times',
      'Put it where both of you see it',
    ]),
    step(
      'Have the conversation you have been avoiding',
      'Short, prepared, on a calm day: what I saw, what I felt, what I wish. Then listen.',
      ['Write the first two sentences', 'Agree on how to pause'],
    ),
    step(
      'Look back together on “{goal}”',
      'What has become easier, what is still sore, what do we keep? Mark it with something pleasant.',
      ['Each names one good moment', 'Choose the next thing to look forward to'],
    ),
  ],
  suggestions: [
    tip(
      'Write before you speak',
      'Anger edits badly aloud.',
      'A letter you need not send',
      'Keep the one line that is true',
    ),
    tip('Ask twice', 'The second answer is the real one.', 'And what else?', 'Count to five'),
    tip('Thank them precisely', 'General praise slides off.', 'What they did, what it did', 'In their favourite way'),
    tip(
      'Keep company in small things',
      'Closeness grows beside dishes and errands.',
      'Go along once',
      'Leave the phone',
    ),
    tip(
      'Mind your own part',
      'It is the only lever you hold.',
      'One habit you would like less',
      'Tell them you are trying',
    ),
    tip('Get a wise third', 'Some knots need another pair of hands.', 'Friend, elder, counsellor', 'Ask for one hour'),
  ],
};

const health: Kind = {
  id: 'health-other',
  category: 'health',
  name: 'Feel better in my body',
  matches: [],
  overview:
    '“{goal}” is a matter of what you do on ordinary days. The plan finds out where you stand, changes one thing at a time and measures whether it helps you.',
  approach:
    'If pain, illness or medication is part of the story, let a doctor see the plan first. Otherwise begin smaller than you could and let regularity do the work.',
  steps: [
    step(
      'Measure where “{goal}” stands today',
      'One number or one sentence a day for a week. Without it you cannot know what works.',
      ['Choose the simplest measure', 'Take it at the same hour'],
    ),
    step(
      'Ask a professional one good question',
      'Doctor, pharmacist, physiotherapist or trainer: what would help most in my case, and what should I avoid?',
      ['Write down history and medication', 'Book the appointment'],
      { resources: 'Health information: https://www.nhs.uk' },
    ),
    step(
      'Choose the single habit with the most effect',
      'The one you could keep on your worst day. Tie it to something you already do.',
      ['Write: after … I will …', 'Prepare it the evening before'],
    ),
    step('Keep it for ten days in a row', 'Tick a paper calendar. Miss one and carry on, never two.', [
      'Tell one person',
      'Write the bad-day version',
    ]),
    step(
      'Clear away the biggest obstacle',
      'Time, cupboard, company, tiredness: look at the missed days and change the surroundings, not yourself.',
      ['List what was in the way each time', 'Change one thing at home'],
    ),
    step(
      'Measure again and set the level for “{goal}”',
      'The same measure as at the start. Decide what stays for good and what the next stretch is.',
      ['Compare both weeks', 'Write down three lines you will want to remember'],
    ),
  ],
  suggestions: [
    tip('Sleep first', 'Nearly every health aim gets easier with seven hours.', 'One bedtime', 'Seven nights'),
    tip('Make the good thing nearer', 'Distance beats resolve.', 'In sight, at hand', 'The other one on the top shelf'),
    tip('Walk for it', 'Half an hour outside helps most bodies and moods.', 'After lunch', 'With someone on Sundays'),
    tip('Watch trends', 'Single days lie.', 'A weekly average', 'Same scale, same hour'),
    tip('Expect the third week', 'Novelty goes before habit comes.', 'Plan a small change', 'Keep the time'),
    tip('Borrow company', 'People do what people around them do.', 'One partner in it', 'A message each evening'),
  ],
};

const financial: Kind = {
  id: 'financial-other',
  category: 'financial',
  name: 'Put my money in order',
  matches: [],
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money'],
  overview:
    '“{goal}” turns calm as soon as it is a sum and a date. The plan works out both, finds the money in what you already earn, and lets accounts keep the promise for you.',
  approach:
    'Numbers first, decisions second, automation third. For large or irreversible choices, spend an hour with an independent adviser.',
  steps: [
    step('Put a price and a date on “{goal}”', 'All of it, fees and surprises included. Add a tenth.', [
      'Find three real quotes or figures',
      'Divide by the paydays that are left',
    ]),
    step(
      'Draw your money map',
      'What comes in, what must go out, what is free. One page.',
      ['Collect three months of statements', 'Mark the free sum'],
      {
        resources: 'Guides and calculators: https://www.moneyhelper.org.uk · https://www.consumerfinance.gov',
        measured: 'Map the way and secure the first {25%}',
      },
    ),
    step('Free the first tenth', 'One contract, one habit, one thing to sell. Move the money the same day.', [
      'Ring one provider',
      'List two things for sale',
    ]),
    step(
      'Let it run by itself',
      'A named account and a transfer on the day after payday.',
      ['Open and name the account', 'Set the standing order'],
      { measured: 'Half-way with {50%}, by standing order' },
    ),
    step(
      'Check the fine print with someone who knows',
      'Tax, terms, notice, insurance. Ask what people in your place overlook.',
      ['Write down five questions', 'Book one hour of advice'],
    ),
    step(
      'Complete “{goal}” and keep the transfer alive',
      'Do what the money was for, then give the habit its next name.',
      ['Compare cost with estimate', 'Rename the account'],
      { measured: '{total} complete, the transfer stays alive' },
    ),
  ],
  suggestions: [
    tip('Decide once', 'Daily choices leak.', 'A fixed sum on a fixed day', 'No looking in between'),
    tip('Start with the large bills', 'Rent, car, insurance: there the money is.', 'Two calls', 'One comparison each'),
    tip('Keep a buffer', 'Plans die of washing machines.', 'One month of living costs', 'Own account'),
    tip('Talk numbers with a friend', 'Taboos are costly.', 'One honest hour', 'Swap one trick'),
    tip('Ask for the discount', 'Silence is never offered one.', 'Ask politely, wait', 'Once a week'),
    tip(
      'Celebrate by halves',
      'Long sums need milestones.',
      'At a quarter, half, three quarters',
      'Something that costs little',
    ),
  ],
};

const personal: Kind = {
  id: 'personal-other',
  category: 'personal',
  name: 'Do something for myself',
  matches: [],
  overview:
    '“{goal}” has been on your mind, or you would not have written it. The plan takes it out of your head: what it looks like when done, what to try first, who may know, and on which days it happens.',
  approach:
    'Each step is small enough to begin this week, and after each you may change the plan. That is what plans are for.',
  steps: [
    step(
      'Describe the day on which “{goal}” is true',
      'Where are you, what do you do in the morning, who notices? Half a page, present tense.',
      ['Write for ten minutes without stopping', 'Underline the sentence that matters most'],
    ),
    step(
      'Break it into five pieces with an end to each',
      'A piece has an end when somebody else could see that it is finished.',
      ['Write each on a card', 'Lay them in the order you could start'],
    ),
    step(
      'Do the first piece in one sitting',
      'Two hours, door closed, imperfect. Starting is the piece most people never finish.',
      ['Prepare place and material the evening before', 'Note what turned out different'],
    ),
    step(
      'Find someone who has already done it',
      'Ask what took longest, what was needless and what they would repeat.',
      ['Ask around for a name', 'Write a message of four sentences'],
    ),
    step('Give it two fixed appointments a week', 'Ninety minutes altogether. Keep them like a visit to the dentist.', [
      'Choose the days',
      'Remove one thing from those days',
    ]),
    step(
      'Finish the last card of “{goal}”',
      'Complete it, show it to the person you told first, and decide what it has made possible.',
      ['Make a list of loose ends and set an evening for them', 'Mark the day'],
    ),
  ],
  suggestions: [
    tip(
      'Write the reason on the wall',
      'Reasons fade faster than plans.',
      'One line, your words',
      'Where you brush your teeth',
    ),
    tip('Tell exactly one person', 'An audience of one keeps you honest.', 'A date to ask you', 'No advice wanted'),
    tip('Halve it when it sticks', 'A step you avoid is too large.', 'Half of it', 'Half again'),
    tip('Keep a log of two lines', 'What I did, what is next.', 'At the end of each session', 'In the same book'),
    tip('Remove one obstacle', 'Most are things, not character.', 'Name it', 'Move it today'),
    tip('Plan the reward first', 'Something to look forward to pulls.', 'Small at each step', 'Real at the end'),
  ],
};

export const fallbackKinds: Readonly<Record<GoalCategory, Kind>> = {
  profession,
  hobby,
  relationship,
  health,
  financial,
  personal,
};
