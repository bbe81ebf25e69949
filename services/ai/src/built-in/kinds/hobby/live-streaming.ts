import { type Kind, step, tip } from '../kind.ts';

export const liveStreaming: Kind = {
  id: 'live-streaming',
  category: 'hobby',
  name: 'Stream live to an audience',
  slots: {
    content: {
      words: [
        'games|gaming|minecraft|fortnite|valorant|league|speedruns|retro games',
        'drawing|art|painting|crafts|knitting',
        'music|dj sets|guitar|piano|singing',
        'cooking|baking',
        'coding|programming',
        'chess|board games|dnd',
        'just chatting|chatting|talk',
        'fitness|yoga|sport',
        'learning|study with me|language',
        'workshop|woodwork|building',
      ],
      otherwise: 'games',
    },
    platform: {
      words: [
        'Twitch|twitch',
        'YouTube Live|youtube',
        'Kick|kick',
        'TikTok Live|tiktok',
        'Instagram Live|instagram|insta',
        'Facebook Live|facebook',
      ],
      otherwise: 'your platform',
    },
  },
  ask: {
    question: 'What will you stream, and is anyone watching yet?',
    chips: ['Games on Twitch, zero viewers', 'Art or music live', 'Reach affiliate'],
  },
  hoursAWeek: 6,
  weekly: 'Two streams on fixed evenings, one short clip from each',
  measures: ['streams'],
  overview:
    'You will settle one sort of {content} and two fixed hours, get clear sound with simple gear, stream twelve times with a plan, and grow through clips and other people.',
  approach:
    'Sound matters more than picture, and talking to nobody is a skill that is learned. Platforms hardly recommend small live channels, so viewers come from short clips, friends’ streams and communities. Count regulars, not views; most reach 3 to 10 viewers in the first half year.',
  done: 'You have streamed for twelve weeks at the same hours and have ten regulars who talk.',
  cautions: [
    'Protect yourself: no address, no live location, moderation words on, two-step sign-in. Music needs a licence. Minimum age and, for income, tax rules apply. Keep a stop time and sleep.',
  ],
  steps: [
    step(
      'Record a private test of twenty minutes',
      'Free streaming software, one scene, voice and {content}. Listen with headphones: voice clearly louder than the game, no echo, no notification sounds.',
      ['Install the program and run its wizard', 'Record, do not stream', 'Listen to five minutes and fix the sound'],
      1.5,
    ),
    step(
      'Choose two evenings and one promise',
      'What do people get: laugh, learn, company, skill? Name it in a sentence; write title, panels, schedule on {platform}.',
      [
        'Watch three small channels with {content} for an hour each',
        'Write the sentence',
        'Put the hours into the profile',
      ],
      1,
    ),
    step(
      'Set up sound, light and safety',
      'A 50-euro microphone near the mouth, lamp in front, wired internet at 6 Mbit upload. Moderation filters, blocked words, delay, no address on parcels.',
      ['Test upload speed', 'Switch on filters and two-step sign-in', 'Choose licensed music'],
      2,
    ),
    step(
      'Stream four times with a run sheet',
      'Start with a two-minute hello, one aim for the evening, a question every ten minutes, end with the next date. Talk what you think aloud even to zero viewers.',
      [
        'Write three questions before each',
        'Ask two friends to chat in the first hour',
        'Note minute and reason when people came or left',
      ],
      12,
    ),
    step(
      'Cut a clip from every stream',
      'Thirty seconds, upright, with captions and the hook first. Post on two short-video sites; {content} people search for, not inside jokes.',
      ['Mark moments of {content} during the stream', 'Cut two clips the next day', 'Post at the same hour'],
      6,
    ),
    step(
      'Make friends with ten channels of your size',
      'Be in their chat, raid them at your end, plan one joint stream. It grows faster than advertising.',
      ['List ten channels with {content}', 'Raid after each stream', 'Ask one for a joint evening'],
      6,
    ),
    step(
      'Keep the schedule for twelve weeks',
      'Miss with notice, not without. Change one thing every two weeks: title, start, format. Choose one regular as moderator of {platform}.',
      ['Review numbers monthly, not daily', 'Make an evening special each month'],
      40,
      { when: { weeksFrom: 10 } },
    ),
    step(
      'Look at the results and set limits',
      'Affiliate conditions, regulars, joy, sleep. Decide: more, same or less. It is done with ten regulars and a decision written down.',
      ['Compare start and now', 'Check income rules', 'Set hours for the next season'],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Put the microphone a hand’s width away',
      'People leave because of sound, not of picture.',
      'Pop filter',
      'Listen back with headphones',
    ),
    tip('Hide the number of viewers', 'It makes you talk less.', 'Greet those who write', 'Look at it once a month'),
    tip('Keep the same two evenings', 'Regulars come by habit.', 'In the profile', 'Say when you miss one'),
    tip(
      'Cut one short clip from each stream',
      'New people find clips, not live channels.',
      'Thirty seconds',
      'Captions',
    ),
    tip('Talk to one imagined friend', 'Silence empties rooms.', 'Say what you think', 'Ask'),
    tip('Never show the viewer number', 'It makes you small.', 'Hide it', 'Count chats'),
    tip('Greet by name, not by lurking', 'Some only watch.', 'Chat first', 'Thanks'),
    tip('Make a break screen', 'Water and legs.', 'Five minutes', 'Timer'),
    tip('Reuse one format', 'People return for it.', 'Monday quest', 'Friday chat'),
    tip('Write titles for strangers', 'What happens tonight.', 'Verb first', 'No emoji heap'),
    tip('Backup the scene file', 'Updates break.', 'Cloud', 'Test before'),
    tip('Separate mail for the channel', 'Privacy.', 'New address', 'No real name'),
  ],
};
