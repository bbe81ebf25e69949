import { type Kind, step, tip } from '../kind.ts';

/** They are far and stuck. */
const stuckAt = ['hardstuck/wipes/wipe/stuck', '_ of 50', 'trophy list', 'keep dying', 'bosses down'];

/** A ladder. */
const rankedGame = ['rank/ranked/gold/plat/crown/conqueror/challenger/diamond/league/elo'];

/** A group. */
const raid = ['guild/raid/mythic'];

/** An hour in the evening. */
const littleTime = ['an hour', 'dad/mum of', 'after nine'];

/** One run without a mistake. */
const noHit = ['no-hit/no_hit/speedrun/nightmare', 'no dying'];

export const videoGameAchievement: Kind = {
  id: 'video-game-achievement',
  category: 'hobby',
  name: 'Reach my goal in a video game',
  slots: {
    game: {
      words: [
        'League of Legends|lol',
        'Valorant',
        'Counter-Strike|cs2|csgo|cs go',
        'Rocket League',
        'Fortnite',
        'Overwatch',
        'Apex Legends|apex',
        'Call of Duty|cod|warzone',
        'Dota 2|dota',
        'EA FC|fifa|eafc',
        'Elden Ring',
        'Dark Souls|souls games|sekiro|bloodborne',
        'Hollow Knight|silksong',
        'God of War',
        'Zelda',
        'Mario Kart',
        'Super Mario|mario 64|mario',
        'Minecraft',
        'Pokemon|pokedex',
        'World of Warcraft|wow',
        'Baldur’s Gate 3|baldurs gate 3|baldurs gate|bg3',
        'Final Fantasy',
        'Street Fighter|tekken|fighting games',
        'Smash Bros|smash',
        'Hearthstone',
        'iRacing|sim racing|gran turismo|f1',
        'StarCraft|age of empires',
        'Stardew Valley',
        'The Witcher|skyrim|cyberpunk|red dead',
        'Tetris',
        'Civilization|civ',
      ],
      otherwise: 'your game',
    },
    goal: {
      words: [
        'rank|gold|diamond|immortal|silver|platinum rank|elo',
        'final boss|boss',
        'platinum trophy|platinum|100%|achievements|trophies',
        'speedrun|world record|record',
        'tournament|esports|team',
        'raid|mythic',
        'backlog',
      ],
      otherwise: 'goal',
    },
  },
  ask: {
    question: 'Which game is it, what do you want to reach, and how many hours a week may it cost?',
    chips: ['A higher rank this season', 'Finish one big game', 'My backlog'],
  },
  hoursAWeek: 5,
  weekly: 'Three sessions of 90 minutes: warm up, play with one aim, review ten minutes',
  measures: ['games', 'achievements', 'trophies', 'bosses', 'levels', 'wins', 'hours'],
  overview:
    'You will say exactly what you want to reach in {game}, find what holds you back, practise that on its own, and play in limited sessions with a review. The last step is the run, match or boss itself.',
  approach:
    'A few hours with a purpose bring more than many on autopilot. Improve one thing for two weeks, stop after two bad defeats, and keep sleep and work out of danger. What goes wrong most is blaming team-mates or luck, and changing method every day.',
  done: 'The rank, trophy, ending or placing you named stands on the screen.',
  cautions: [
    'Stand up every hour and stop with pain in wrists, thumbs or eyes. If gaming costs you sleep, money, school or people, or you cannot stop, talk to a doctor or advice centre. Set a spending limit for boxes and skins.',
  ],
  steps: [
    step(
      'Write your {goal} in {game} as a checkable sentence',
      'With number and date: which rank by the season’s end, which ending, how many trophies. Add your present state and the hours a week you and your household agree on.',
      ['Note today’s rank, progress or time', 'Write the sentence', 'Put three sessions in the calendar'],
      0.8,
    ),
    step(
      'Watch five lost recordings and count what killed you',
      'No guide, pencil only: minute, cause, what you saw before. Two causes make up two thirds. One is for this week, and everything else is let go. Grinding repeats it, a recording ends it.',
      ['Record five tries', 'Count causes', 'Choose one for seven days'],
      1.5,
      { when: { said: stuckAt } },
    ),
    step(
      'Practise the one cause in short blocks, not in whole games',
      'Fifteen minutes in training mode, custom room or an early stage with that task alone, then three real tries. A try counts when you did the task, won or not. Sleep between: hands learn overnight.',
      ['Fifteen minutes for the cause', 'Three tries, count the task', 'Stop after an hour'],
      5,
      { when: { said: stuckAt } },
    ),
    step(
      'Climb by fewer heroes, fewer hours and one review',
      'Two characters or roles, three ranked games a day, stop after two lost in a row, one review of eight minutes after each: first death, first lost objective. A win rate of 55 per cent over 100 games is a rank. Play early in the season and not on the last night.',
      ['Choose two characters', 'Three games a day, stop after two losses', 'Review eight minutes'],
      20,
      { when: { said: rankedGame } },
    ),
    step(
      'Break the boss of the group by its log',
      'Read the log of the last ten wipes: who dies first, when is damage late, which ability is missed. One call per phase, one person each. Assign cooldowns by seconds on a sheet, watch one kill of your own size, practise phase five with alternates. Two nights a week.',
      ['Read ten wipes in the log', 'Write cooldowns by seconds', 'Name one caller'],
      6,
      { when: { said: raid } },
    ),
    step(
      'Split the run into rooms and reach ten clean ones each',
      'Save or practise per room; ten clean in a row before the next. Safe route over the fast one. Write where you heal, where you wait. Then whole runs, two an evening, fresh: error rate doubles after an hour. Note the room of each death.',
      ['Divide into rooms', 'Ten clean each', 'Two whole runs an evening'],
      20,
      { when: { said: noHit } },
    ),
    step(
      'Use your hour: one aim, saved place, no scrolling',
      'Write tomorrow’s first move before you switch off. 45 minutes of play, five of notes, on three evenings. A map mark where you were; guides only after three tries. Forty hours of such evenings end most long games.',
      ['Fix three evenings', 'Write the next move at the end', 'Three tries before a guide'],
      10,
      { when: { said: littleTime } },
    ),
    step(
      'Set controls, screen and sound properly',
      'Sensitivity that you keep for a month, comfortable keys, colours and sound you can read, chair and wrists straight. Copy nothing blindly from professionals in {game}.',
      ['Test three sensitivities for ten minutes each', 'Change one key that makes you stumble', 'Save the settings'],
      1.5,
      { when: { unsaid: stuckAt } },
    ),
    step(
      'Learn the basics of {game} in the practice mode',
      'One character, weapon, team or deck and no other. Learn moves, map and the five rules of good play until you need not think. Guides first for beginners, then for your level.',
      ['Choose one main', 'Read or watch one beginners’ guide', 'Practise 20 minutes before each match'],
      6,
      { when: { unsaid: stuckAt, level: 'beginner' } },
    ),
    step(
      'Review your last ten defeats and count the causes',
      'Watch replays at double speed and stop where it was lost: position, timing, aim, knowledge, tilt. Two causes make up most of it in {game}. These are your training.',
      ['Watch two a day without excuses', 'Write one cause for each', 'Choose the largest'],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Train one weakness for two weeks',
      'Fifteen minutes at the start of every session: aim map, boss phase, opening, corner, combo. Count hits or tries, so that you see progress.',
      ['Choose the drill for your weakness in {game}', 'Write the number after each session', 'Change nothing else'],
      5,
    ),
    step(
      'Play thirty matches or stages with one aim each',
      'Say the aim before you start: look at the map every five seconds, do not get greedy, use the potion in time. Two defeats in a row mean a break.',
      ['Write the aim on a slip', 'Mark it yes or no after each match', 'Stop at the agreed hour'],
      18,
      { when: { weeksFrom: 4 }, measured: 'Reach {40%} with one aim per session' },
    ),
    step(
      'Ask a better player to look at one recording',
      'A friend, a club, a forum for {game}. Ask: what is the first mistake, and what should I practise? One piece of advice, then two weeks of it.',
      ['Choose a typical recording, not the worst', 'Ask the two questions', 'Write the advice on the slip'],
      2.5,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Plan the remaining way to your {goal}',
      'Count what is missing: points per week, list of trophies that can be missed, route in parts for a speedrun, dates of tournaments. Leave a week in reserve; do missable things first.',
      ['Make the list', 'Put the parts into the calendar', 'Check the season’s end or the date of entry'],
      2,
      { when: { weeksFrom: 6 }, measured: 'Reach {70%} and plan the rest' },
    ),
    step(
      'Play for your {goal} rested and without hurry',
      'Sleep, food, warm-up, notifications off. After each failure write one sentence and go again, three tries at most per evening. It is done with a picture of the screen, and a decision what comes next, or a pause.',
      ['Choose your best hours', 'Warm up for 15 minutes', 'Save the picture and tell somebody'],
      5,
      { measured: 'Reach all {total} and save the picture' },
    ),
  ],
  suggestions: [
    tip('Stop after two defeats', 'The third is played with anger.', 'Walk round the block', 'Review tomorrow'),
    tip('Play one main for a season', 'Depth beats variety.', 'One spare', 'Ignore the weekly fashion'),
    tip('Mute early', 'Insults cost concentration.', 'Chat off', 'Signals stay on'),
    tip('Warm up away from ranked', 'Cold hands lose points.', 'Ten minutes', 'Same routine'),
    tip('Watch players just above you', 'Professionals are too far away.', 'Guess before they act', 'One game'),
    tip('Write a slip for each boss', 'Three moves and answers.', 'Phase by phase', 'Beside the screen'),
    tip('Rest your eyes', 'Every 20 minutes look far for 20 seconds.', 'Lamp behind the screen', 'Blink'),
    tip('Agree on hours with your family', 'Undisturbed time is better time.', 'Door sign', 'Keep the end'),
    tip('Use the easier mode without shame', 'Finishing is the aim.', 'Story mode', 'Raise it later'),
    tip('Uninstall what distracts', 'One game at a time gets finished.', 'Two installed', 'List for later'),
    tip('Play with a fixed partner', 'Agreement wins matches.', 'Two evenings a week', 'Talk after, not during'),
    tip('Look up only after three tries', 'You learn more and still go on.', 'Hint first', 'Then the guide'),
  ],
};
