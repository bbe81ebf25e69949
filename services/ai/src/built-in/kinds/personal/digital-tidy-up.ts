import { type Kind, step, tip } from '../kind.ts';

export const digitalTidyUp: Kind = {
  id: 'digital-tidy-up',
  category: 'personal',
  name: 'Tidy up your digital life',
  slots: {
    data: {
      words: [
        'photos|pictures|photo|images',
        'emails|email|inbox|newsletters',
        'files|folders|documents|desktop',
        'passwords|password|accounts|account|hacked',
        'files on the phone|phone storage|phone',
        'videos|video',
        'slides|negatives',
        'songs|music library|music',
        'bookmarks|tabs',
        'subscriptions|subscription',
        'notes',
        'contacts',
        'files on USB sticks|usb sticks|drives|drive|cloud',
      ],
      otherwise: 'files',
    },
  },
  ask: {
    question: 'What annoys or worries you most?',
    chips: ['Photos everywhere', 'Thousands of emails', 'Passwords and back-ups'],
  },
  hoursAWeek: 2,
  weekly: 'Two sessions of 45 minutes, and ten minutes to keep the new order',
  measures: ['photos', 'pictures', 'emails', 'files', 'accounts', 'slides', 'GB'],
  overview:
    'You will first save everything, then secure the accounts, and only afterwards sort: your {data} by year and kind, with a simple structure and a monthly quarter of an hour. Nothing important exists only once.',
  approach:
    'Back up before you delete anything. Delete in bulk by sender, size or year, because deciding one by one takes for ever. Keep the structure simple; search finds the rest. Sessions of 45 minutes are enough, eyes and patience end there.',
  done: 'Everything important exists three times, each account has its own password, and you find a given photo or file within a minute.',
  cautions: [
    'Do not delete tax papers, contracts or the data of somebody who has died before you have asked what must be kept. If an account was taken over, call your bank first and change the email password from a clean device.',
  ],
  steps: [
    step(
      'List devices, clouds and what must not be lost',
      'One page: phones, computers, sticks, email and cloud accounts, with what is on them. Underline the ten things whose loss would hurt most.',
      ['Write the list in twenty-five minutes', 'Underline what exists only once', 'Note where you keep your {data}'],
      0.8,
    ),
    step(
      'Make a complete back-up on a drive',
      'An external drive with twice the space, all devices copied once; plus an online copy of what is underlined. Open five files from the copy to test it.',
      ['Buy or borrow the drive', 'Copy phone and computer', 'Test five {data} from the copy'],
      2.5,
    ),
    step(
      'Secure email, bank and cloud accounts',
      'Password manager, a new long password for each of the five main accounts, two-step sign-in, printed recovery codes in a safe place. Email first, since all others hang on it.',
      [
        'Set up the manager and one strong main password',
        'Change email, bank, cloud, phone, shop',
        'Print the recovery codes',
      ],
      2.5,
      { resources: 'Check whether your address was leaked: https://haveibeenpwned.com' },
    ),
    step(
      'Delete in bulk what nobody needs',
      'Newsletters by sender, screenshots, blurred and double pictures, old downloads, the largest files first. An hour brings more than weeks of single decisions.',
      [
        'Sort by size or sender and delete the first hundred',
        'Unsubscribe from twenty lists',
        'Let a tool find doubles in your {data}',
      ],
      3,
      { measured: 'Clear the first {20%}' },
    ),
    step(
      'Set up a structure with seven folders',
      'Such as identity, home, money, work, health, family, hobby; pictures by year and event. File names begin with the date: year, month, day, what. No deeper than three levels.',
      ['Create the folders', 'Move the {data} of the current year first'],
      1.5,
    ),
    step(
      'Sort the rest in sessions of 45 minutes',
      'One year or one sender per session, newest first. Mark the best twenty pictures of each year. What is older than five years may stay in one folder called old; search finds it.',
      ['Do two sessions a week with your {data}', 'Name people and places for the best ones'],
      12,
      { when: { weeksFrom: 4 }, measured: 'Reach {50%}, sorted and named' },
    ),
    step(
      'Close old accounts and unused subscriptions',
      'Search the inbox for welcome, order and subscription; look through three months of bank statements. Download what is yours, then delete the account. Update the rest to the new address.',
      ['List thirty accounts and close ten', 'Cancel two subscriptions'],
      2,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Automate the back-up and hand over the key',
      'Daily copy to cloud, monthly to the drive, one drive in another house. Write a page on devices and accounts for a trusted person. It is done when somebody names three {data} and you find each within a minute.',
      ['Set up the automatic copy', 'Put 15 minutes a month into the calendar', 'Seal the page and say where it is'],
      2,
      { measured: 'All {total} sorted and saved' },
    ),
  ],
  suggestions: [
    tip('Keep one inbox rule', 'Answer, file, or delete; not read again.', 'Twice a day', 'Two minutes'),
    tip('Delete ten pictures each evening', 'The day is still fresh.', 'On the sofa', 'Doubles first'),
    tip('Print fifty pictures a year', 'Paper outlives phones.', 'In December', 'Names on the back'),
    tip('Use one notes place', 'Three are none.', 'Move the best', 'Search words'),
    tip('Scan slides by the box', 'A service may be cheaper than your hours.', 'Choose first', 'Ask for a test'),
    tip('Ask relatives for names', 'Soon nobody knows the faces.', 'Twenty pictures', 'Record the talk'),
    tip(
      'Turn off saving of chat pictures',
      'Half the storage is jokes.',
      'In the settings',
      'Keep the good ones by hand',
    ),
    tip('Let the browser open empty', 'Yesterday’s tabs are not needed.', 'Bookmark three', 'Close the rest'),
    tip('Wipe devices before giving away', 'Reset and sign out.', 'Back up first', 'Memory card out'),
    tip('Make one shared family album', 'Everybody sends the best ten.', 'Per event', 'One person keeps it'),
    tip('Restart the computer weekly', 'Updates close holes.', 'Friday', 'While having tea'),
    tip('Set heirs for accounts', 'Big providers allow a contact.', 'In the settings', 'Tell that person'),
  ],
};
