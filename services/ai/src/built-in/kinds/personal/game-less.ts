import { type Kind, step, tip } from '../kind.ts';

const lessAlready = ['down from', 'deleted the', 'in the living room', 'per steam'];

const guild = ['guild/clan/raid/raids/squad/team/headset'];

export const gameLess: Kind = {
  id: 'game-less',
  category: 'personal',
  name: 'Play video games less',
  slots: {
    game: {
      words: [
        'Fortnite',
        'League of Legends|league|lol',
        'World of Warcraft|wow',
        'Call of Duty|cod|warzone',
        'FIFA|fc 25|ea fc',
        'Minecraft',
        'Roblox',
        'Counter-Strike|cs2|csgo',
        'Candy Crush|mobile games|phone games',
        'chess online|online chess|blitz chess',
        'Xbox|playstation|ps5|switch',
        'Steam|pc games',
      ],
      otherwise: 'games',
    },
  },
  ask: {
    question: 'How many hours a day is it, and what suffers?',
    chips: ['Sleep and study or work', 'My family complains', 'I want to stop entirely'],
  },
  hoursAWeek: 1.5,
  weekly: 'Write the hours played, keep two free evenings, do one thing with people',
  measures: ['days', 'weeks'],
  overview:
    'You will measure the hours, decide on a limit or a full stop, take out the hooks, fill the evening with something that also has friends and levels, and check after a month.',
  approach:
    'Games give company, progress and rest, so each of these needs a replacement or the evenings stay empty. The worst hours are the first two weeks after supper. Limits that are set before playing hold, limits while playing do not.',
  done: 'For four weeks you have kept your limit, and sleep, work or family say that it shows.',
  cautions: [
    'If you lie about it, spend money you do not have, or feel very low without it, ask a doctor or a gambling and gaming help line. Talk with children about limits instead of cutting them off without a word.',
  ],
  steps: [
    step(
      'Look at the two days that still blow it',
      'You have halved it, so leave the weekdays. Mark the hour on Saturday and Sunday in which it tips, and put something with other people before it, not after. For a season start write now: three evenings, until eleven, the rest as a highlight video.',
      ['Mark the tipping hour', 'Fix one thing with people before it', 'Write the rule for the season start'],
      0.4,
      { when: { said: lessAlready } },
    ),
    step(
      'Read the true hours of the last two weeks',
      'The console, the launcher and the phone show them. Write beside each evening what it replaced: sleep, study, work or people. Look also at the money spent on {game}.',
      ['Read out the hours', 'Add up money spent', 'Write what you miss most'],
      0.4,
      { when: { unsaid: lessAlready } },
    ),
    step(
      'Decide on a limit or a stop and write it down',
      'For example nine hours a week, never after ten, never before work; or thirty days without {game}. Tell one person, and the friends you play with.',
      ['Write the rule in one sentence', 'Tell one person and your group', 'Choose the first free evening'],
      0.4,
    ),
    step(
      'Take out the hooks',
      'Notifications off, daily rewards ignored, cards removed from the shop, launcher uninstalled or logged out, device out of the bedroom. Sell or lend the console if you want to stop.',
      ['Turn off notifications and remove cards', 'Move the device', 'Set the time lock with somebody else’s code'],
      0.8,
    ),
    step(
      'Fill the two hardest hours with something real',
      'The hour after supper is the hardest. Choose something with people and progress: a sports club, climbing, music, board games, a course, a project. Fix it on two evenings.',
      [
        'Write five things you once liked',
        'Sign up for one with a fixed evening',
        'Prepare a small thing for tired evenings',
      ],
      6,
    ),
    step(
      'Play by plan, with a timer outside the game',
      'Choose the days, set a kitchen timer, end with the round that is running when it rings. Stand up, drink, go out of the room. Without the timer no start of {game}.',
      ['Choose days and hours for the week', 'Set the timer before the start', 'Cross off each kept evening'],
      3,
      { measured: 'Keep the first {20%}' },
    ),
    step(
      'Tell the guild your two nights and keep the seat',
      'Write to the leader: from now on Tuesday and Friday, until half past ten, as a substitute for the rest. Good groups plan around that. At the end of the raid you log out in the voice channel with a sentence. The other evenings have a name: football, the son, the bed.',
      ['Write the message', 'Set the clock that ends it', 'Plan the two other evenings'],
      1,
      { when: { said: guild } },
    ),
    step(
      'See your gaming friends outside the game',
      'Ask who would meet for food, a walk or a call. Some will miss you, and that is good. Say when you are online, so that nobody waits.',
      ['Ask one friend out', 'Tell the group your days', 'Leave one server that only costs time'],
      3,
      { when: { unsaid: guild } },
    ),
    step(
      'Get through the urge and the slip',
      'An urge peaks after about fifteen minutes. Walk, shower, call. After a long night do not make up for it with a total ban: next evening the plan holds again.',
      [
        'Write three things for the fifteen minutes',
        'Note what came before each slip',
        'Ask for help after three slips in a week',
      ],
      1,
      { measured: 'Reach {50%}' },
    ),
    step(
      'Compare hours, sleep and mood after a month',
      'Read out the hours again. What got better, what do you miss about {game}? Decide on the rule for the next three months.',
      ['Compare with the first two weeks', 'Ask one person what they noticed', 'Write the new rule'],
      0.7,
      { measured: 'Keep all {total}' },
    ),
  ],
  suggestions: [
    tip('Charge the phone in the kitchen', 'The last round in bed falls away.', 'Alarm clock', 'Book'),
    tip('Stop before you are tired', 'Tired people play on.', 'Ten o’clock', 'Lights'),
    tip('Count games, not hours', 'Three matches are a clear end.', 'Paper', 'Stand up'),
    tip('Leave the season pass', 'It is made to bring you back daily.', 'No new one', 'Calm'),
    tip('Eat before you play', 'Hunger hides in long sessions.', 'Table', 'Water'),
    tip('Do the hard task first', 'Playing is better after it.', 'One hour', 'Then'),
    tip('Use a dumb hour on Sunday', 'No screen for all at home.', 'Walk', 'Cards'),
    tip('Play with your child', 'One hour together beats four alone.', 'Choose together', 'End together'),
    tip('Sell old games', 'The money pays a course.', 'This week', 'One box'),
    tip('Keep one game you love', 'And drop five.', 'List', 'Uninstall'),
    tip('Tell yourself the last match is over', 'Losing makes one go on.', 'Rule', 'Off'),
    tip('Learn to make a game', 'The interest finds a use.', 'Free course', 'Small'),
  ],
};
