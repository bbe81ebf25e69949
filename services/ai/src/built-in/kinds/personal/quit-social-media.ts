import { type Kind, step, tip } from '../kind.ts';

const offAlready = [
  'deactivated',
  'off my phone',
  'deleted the/it',
  'still exists',
  'cheat in',
  'came back after',
  'always cave',
];

const family = ['grandchildren/daughter/son/kids/pictures'];

export const quitSocialMedia: Kind = {
  id: 'quit-social-media',
  category: 'personal',
  name: 'Quit social media',
  slots: {
    app: {
      words: [
        'Instagram|insta|reels',
        'TikTok|tik tok',
        'Facebook|fb',
        'X|Twitter',
        'Snapchat|snap',
        'YouTube|shorts|clips',
        'Reddit',
        'LinkedIn',
        'Pinterest',
        'Threads',
        'Discord',
        'Twitch',
        'BeReal',
        'Tumblr',
        'WhatsApp groups|whatsapp',
        'Telegram',
        'WeChat',
        'Bluesky',
      ],
      otherwise: 'social media',
    },
  },
  ask: {
    question: 'Which app takes most from you, and do you want to leave or just pause?',
    chips: ['Leave for good', 'A month off first', 'Keep it for work only'],
  },
  hoursAWeek: 1.5,
  weekly: 'Fill two of the freed hours with something agreed beforehand',
  overview:
    'You will see what {app} takes and gives, save what matters, tell the people you want to keep, take it off your devices and fill the gap. After 30 days you decide whether to delete the account or keep it under rules.',
  approach:
    'People go back within days because of boredom, news from friends, and being still logged in on another device. So contacts and photographs are saved first, and the empty moments get something else. Stopping all at once is easier than rationing for most; the first week is the restless one.',
  done: 'You have lived for 30 days without {app}, and the account is deleted or has rules that you have written down.',
  cautions: [
    'If you stay because of threats or images of you, save proof and report it to the platform and the police or a helpline before you delete anything. If low mood grows without it, talk to a doctor.',
  ],
  steps: [
    step(
      'Close the door through which you came back',
      'Last time there was a hole: the browser, a login by mail, four days of emptiness. Let a friend change the password and the recovery mail, block the address on phone and computer, and begin the deletion with its waiting time today. Write what you do on day four.',
      ['Hand over the password', 'Block the address on all devices', 'Write the plan for day four'],
      0.7,
      { when: { said: offAlready } },
    ),
    step(
      'Write down what it gives you and what it takes',
      'Look up your hours in the settings. Two columns: news of friends, ideas, laughs on one side; time, envy, sleep, anger on the other. The first column must be found elsewhere.',
      [
        'Read the hours spent on {app} last week',
        'Fill both columns in fifteen minutes',
        'Mark the three moments of the day when you open it',
      ],
      0.7,
      { when: { unsaid: offAlready } },
    ),
    step(
      'Save photos and contacts from {app}',
      'Every platform lets you download your data; it takes minutes to days. Ask the people you care about for number and birthday, and note events or groups you hear of only there.',
      ['Request the download of your data', 'Message ten people for their number', 'Save groups and events in a list'],
      1.5,
      { waitDays: 2 },
    ),
    step(
      'Get the pictures by another way before you leave',
      'Ask your family for a small photo album or group with only them, one photo on Sundays, or prints by post. Set it up together on a call. Say goodbye publicly in one line with your address, and leave the political threads unread.',
      ['Ask for the album or group', 'Set it up on one call', 'Write the line of goodbye'],
      0.7,
      { when: { said: family } },
    ),
    step(
      'Tell friends how to reach you from now on',
      'One message with the day and another way: call, text, email. Ask two of them to send you the news that matters. Choose somebody who asks after a week how it is.',
      ['Post the last message on {app}', 'Agree on a weekly call with one person'],
      0.5,
      { when: { unsaid: family } },
    ),
    step(
      'Prepare something for each empty moment',
      'Bed, bus, toilet, queue, sofa: a book, puzzle, podcast, walk or phone call for each. It must lie there before the first day.',
      [
        'Match the three moments you opened {app} with something else',
        'Put a book or magazine in each place',
        'Fix two meetings in the first week',
      ],
      1,
    ),
    step(
      'Remove {app} from every device in one go',
      'Log out, delete it from phone, tablet and computer, change the password to a long one that a friend keeps, block the site. Ten minutes of work before the next look is enough.',
      ['Delete, log out and block on all devices', 'Hand over the password', 'Turn off its emails as well'],
      0.7,
    ),
    step(
      'Get through the first ten days without',
      'Your thumb will look for it; that is habit and passes. Put off each urge by ten minutes, and write a cross every evening. A slip is noted with time and reason, and you log out again.',
      ['Cross off each day', 'Note when you miss {app} most', 'Go to one place where people meet'],
      2,
      { waitDays: 10 },
    ),
    step(
      'Spend four freed hours on one thing you missed',
      'Add up the hours won and give four of them a week to something that grows: sport, an instrument, a course, people. Without it, another app takes the place.',
      ['Book the first date of it', 'Check that no other app has replaced {app}'],
      8,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Decide after 30 days: delete or keep with rules',
      'Read the two columns again. Delete for good and wait out the period of grace, or write three rules: only on the computer, 20 minutes on two days, no feed. It is done when the choice is carried out.',
      [
        'Compare sleep, mood and hours with the start',
        'Delete {app} or write the three rules',
        'Set a date in three months to check',
      ],
      1,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip(
      'Move news to one source',
      'Ten minutes of a newspaper replace two hours of feed.',
      'One paper or bulletin',
      'Once a day',
    ),
    tip('Keep a list of people to ring', 'It is what you went there for.', 'Five names', 'One call on Sunday'),
    tip('Write birthdays in a calendar', 'The most usual excuse for staying.', 'One evening', 'Send a card'),
    tip('Leave work accounts at work', 'Use a planning tool without a feed.', 'On the computer only', 'Twenty minutes'),
    tip('Unfollow before you leave', 'If you come back, it is dull.', 'Keep real friends', 'No shops, no stars'),
    tip('Keep the phone out of bed', 'Night and morning are the hardest.', 'Alarm clock', 'Charge in the hall'),
    tip('Take photos for a person', 'Send one picture to one friend.', 'Ask a question with it', 'Print five a month'),
    tip('Do it with a friend', 'Two are not alone at lunch.', 'Same start day', 'Compare hours won'),
    tip('Say no without a lecture', 'I am not on there, text me.', 'One sentence', 'Give your number'),
    tip(
      'Expect boredom in the first week',
      'It is the sign that time is back.',
      'Do nothing for ten minutes',
      'Then go out',
    ),
    tip(
      'Use clubs and notice boards',
      'Events are still announced offline.',
      'Library, newsletter',
      'Ask two neighbours',
    ),
    tip(
      'Do not replace it with shopping',
      'Other feeds wait next door.',
      'Look at screen time weekly',
      'Block the new one early',
    ),
  ],
};
