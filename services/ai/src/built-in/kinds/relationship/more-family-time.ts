import { type Kind, step, tip } from '../kind.ts';

const lateWork = ['when they sleep', 'night/evening/late shift/shifts', 'bpo/call_centre', 'away all_week/four/five'];

const grandparent = ['grandchildren/grandkids/grandson/granddaughter/cities'];

const slipped = ['held for', 'need it back', 'fell asleep/apart', 'fills up with', 'cut down to'];

export const moreFamilyTime: Kind = {
  id: 'more-family-time',
  category: 'relationship',
  name: 'Spend more good time with my family',
  slots: {
    family: {
      words: [
        'grandparents|gran|grandma|grandad|grandpa',
        'parents|mum and dad',
        'mother|mum|mom',
        'father|dad',
        'brothers and sisters|siblings',
        'brother',
        'sister',
        'sons|boys',
        'daughters|girls',
        'son',
        'daughter',
        'children|kids|three kids',
        'nieces and nephews|niece|nephew',
        'cousins|cousin',
        'family',
      ],
      otherwise: 'family',
    },
    activity: {
      words: [
        'games|game night|board games|cards',
        'meals|dinners|dinner|breakfast|cooking',
        'walks|hikes|walk|hike',
        'trips|trip|weekend trips|outings',
        'phone calls|call|calls',
        'bedtime stories|bedtime|reading',
        'fishing|fish',
        'crafts|building|lego',
        'sport|football|swimming',
        'films|movie night',
        'stories from the past|stories',
        'visits|visit',
      ],
      otherwise: 'time together',
    },
  },
  ask: {
    question: 'What stands in the way most?',
    chips: ['Work and shifts', 'Distance', 'Phones and everyone’s own plans'],
  },
  hoursAWeek: 3,
  weekly: 'Keep one fixed family hour without screens, and one meeting for two',
  overview:
    'You will ask your {family} what they would like, put one fixed hour into the week, make room for it by dropping something, and add time with one person at a time. After two months it happens without being arranged.',
  approach:
    'Short and regular time does more than rare large outings, and your attention matters more than the length. Give something definite up for it, or there will be no room. Plans fail when one person decides everything, or when one bad evening ends them.',
  done: 'For eight weeks in a row the fixed hour took place, and each person had time alone with you at least twice.',
  steps: [
    step(
      'Ask your {family} which ordinary moments they like',
      'Each alone, in a sentence or two: when is it nice with us, what would you like more often? The answers are usually cheap and small. Write them down and do one within two days.',
      ['Ask one person in the family today', 'Write all answers on one sheet', 'Do the easiest wish within two days'],
      1,
    ),
    step(
      'Mend the hour that already worked once',
      'It worked, so change only what broke it: move it away from matches or errands, make it half as long, give it a substitute day within the same week. Errands go to Thursday evening. Tell the children which hour it is now and let them remind you.',
      ['Write what broke it', 'Move it and name the substitute day', 'Let one child keep the calendar'],
      0.7,
      { when: { said: slipped } },
    ),
    step(
      'Find three hours in the week and give something up',
      'Look at last week for screen time, overtime, driving, and chores you could do together. Cross out one thing for two months and tell your {family} and those at work.',
      [
        'Mark the last week in three colours',
        'Choose what you leave out',
        'Tell your manager or team the hours you are not available',
      ],
      1.5,
      { when: { unsaid: slipped } },
    ),
    step(
      'Find the half hour in which your hours cross',
      'Lay your shifts over school and bed: breakfast, the lift to school, a call at the break, the first hour of the day off. Fix one of them and guard it: pancakes at six, a voice message each night that is heard in the morning. Ask the employer in writing for one swapped shift a week; many grant it for a named reason.',
      ['Draw both days side by side', 'Fix the crossing half hour', 'Ask for one swapped shift'],
      1,
      { when: { said: lateWork } },
    ),
    step(
      'Set one fixed hour that needs no planning',
      'Choose the same day and time, and something small enough for bad weeks: {activity}, pancakes, a call on Sunday. Everybody may propose, then you vote.',
      ['Let your {family} vote', 'Enter it as a repeating date', 'Prepare what you need once'],
      2,
      { when: { unsaid: lateWork } },
    ),
    step(
      'Put all phones away for that hour',
      'Use one basket; yours goes in first. Say why, and begin with half an hour. For calls from afar sit down, switch the camera on and leave other screens off.',
      [
        'Choose a basket for the phones and its place',
        'Have something on the table for {activity}',
        'Leave a number for emergencies',
      ],
      2,
    ),
    step(
      'Give each person half an hour alone with you',
      'They decide what happens. You do not teach, correct or ask about school or health. Once every two weeks for each; the drive somewhere counts as well.',
      ['Write names and dates in the calendar', 'Let your {family} choose for themselves', 'Follow even a dull idea'],
      4,
    ),
    step(
      'Do one chore together with talk',
      'Cook, wash the car, work in the garden or wash up by hand. People begin to talk when their hands are busy, and it saves time that you can use for {activity}.',
      ['Choose the chore and two people', 'Put on music by turns'],
      2,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Propose three dates to each family instead of come any time',
      'Any time means never. Write to each: I could have Mila on the second Saturday of March, April or May, which? One thing that is only yours with each child, a call on a fixed day, a card by post in between. Parents say yes to what costs them no planning.',
      ['Write three dates to each', 'Choose one thing for each child', 'Fix the day of the call'],
      2,
      { when: { said: grandparent } },
    ),
    step(
      'Visit or invite those who live far away',
      'Fix the next two dates now and book the tickets. Between visits have a short call on a set day. Record a story from your {family}: how they met, the first job, moving house.',
      [
        'Suggest two dates to your {family}',
        'Prepare five questions and press record',
        'Share the recording with the family',
      ],
      6,
      { when: { unsaid: grandparent, weeksFrom: 6 } },
    ),
    step(
      'Spend a whole day that somebody else has planned',
      'The youngest or the oldest plans within time and budget, and all go along. Afterwards ask your {family}: what do we keep, what do we drop? It is done when the fixed hour has been kept for eight weeks.',
      ['Set a budget and the date', 'Let the planner keep it secret', 'Choose the next fixed dates together'],
      6,
    ),
  ],
  suggestions: [
    tip(
      'Use the first ten minutes at home',
      'They decide the mood of the evening.',
      'Phone stays in the coat',
      'Greet each by name',
    ),
    tip(
      'Eat one meal a day together',
      'Breakfast counts as well.',
      'Fifteen minutes are enough',
      'Switch the television off',
    ),
    tip('Keep a jar of ideas', 'Nobody has to think when tired.', 'Each writes five', 'Draw one on Friday'),
    tip(
      'Ask better questions at dinner',
      'What made you laugh beats how was school.',
      'Each asks one',
      'Passing is allowed',
    ),
    tip('Send a photo at noon', 'It keeps those far away in your day.', 'Another person each day', 'No news needed'),
    tip(
      'Take one child on an errand',
      'Errands can be time for two.',
      'Take turns among the children',
      'Have a hot chocolate on the way',
    ),
    tip(
      'Read aloud, also to older children',
      'Older children enjoy it more than they admit.',
      'One chapter each evening',
      'An audio book in the car',
    ),
    tip(
      'End work with a small routine',
      'It keeps work out of the evening.',
      'Write tomorrow’s list',
      'A short walk home',
    ),
    tip(
      'Fill a box for bad weather',
      'It saves you from thinking when all are tired.',
      'Cards, dough, torch and old photos',
      'On a low shelf, changed monthly',
    ),
    tip(
      'Learn something together',
      'It is pleasant when nobody is the expert.',
      'A card trick, a dance or a knot',
      'Ten minutes each time',
    ),
    tip(
      'Let visits be ordinary',
      'A full programme tires everybody.',
      'Cook, walk and rest together',
      'Plan one outing at most',
    ),
    tip(
      'Print ten photographs a year',
      'Pictures on the wall start talks.',
      'One evening in winter',
      'Each chooses two',
    ),
  ],
};
