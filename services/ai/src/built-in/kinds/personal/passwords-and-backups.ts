import { type Kind, step, tip } from '../kind.ts';

export const passwordsAndBackups: Kind = {
  id: 'passwords-and-backups',
  category: 'personal',
  name: 'Make passwords and data safe',
  slots: {
    thing: {
      words: [
        'passwords|password|logins|password manager',
        'phone|mobile|iphone|android',
        'photos|photo',
        'computer|laptop|pc|mac',
        'email|mail account|gmail|inbox account',
        'social media|facebook|instagram',
        'bank account|online banking',
        'wifi|router',
        'cloud|back-ups|backup|backups|hard drive',
      ],
      otherwise: 'accounts',
    },
  },
  ask: {
    question: 'What worries you most?',
    chips: ['One password for everything', 'No back-up at all', 'I was hacked'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will secure the email account first, set up a password manager and change the twenty accounts that count, switch on the second proof, back up in two places, and leave a way in for somebody you trust.',
  approach:
    'Begin with email and phone, because every other password is reset through them. Long and different beats odd signs: four random words. A back-up counts only after you have brought one file back.',
  done: 'Twenty accounts have their own password and a second proof, a file was restored from each back-up, and one person can help in an emergency.',
  cautions: [
    'If money or accounts are being misused now, ring the bank first and the police after. Nobody honest asks for a code by phone. Do not look into the accounts of other adults without their wish.',
  ],
  steps: [
    step(
      'Secure email and phone first',
      'New long password, second proof (app rather than text), recovery number and address right, look at where you are logged in and log out strangers. Phone: code of six digits, updates, find-my-device.',
      ['Change the email password to four random words', 'Switch on the second proof', 'Log out all other devices'],
      1,
    ),
    step(
      'Check which accounts have leaked',
      'Type your addresses into the free service Have I Been Pwned. Write the list of leaked ones and those where the same password was used: these go first.',
      ['Check each address', 'List leaked and doubled passwords for your {thing}', 'Mark the twenty that count'],
      0.4,
    ),
    step(
      'Set up a password manager',
      'One of the known ones, free or paid, on phone and computer. Master password of five words, written on paper and kept where jewellery is. Import what the browser knows and delete it there.',
      ['Choose and install it', 'Write the master password on paper', 'Save the first five logins of your {thing}'],
      1,
    ),
    step(
      'Change the twenty accounts that count',
      'Bank, shop with card, tax, health, phone company, social media, work, cloud. Let the manager make them. Ten minutes a day, three a sitting. Delete accounts you no longer use.',
      ['Change three a day', 'Switch on the second proof where money or names are', 'Print recovery codes'],
      3,
    ),
    step(
      'Back up in two places',
      'Automatic cloud for phone and {thing}, plus one disk at home that is connected once a month. Photos, papers, contacts, chats. One copy lives outside your home.',
      ['Switch on the automatic back-up', 'Copy everything to a disk', 'Enter the monthly day'],
      2,
    ),
    step(
      'Bring one file back as a test',
      'Delete a copy of a photo and restore it from cloud and disk. Only then the back-up of your {thing} is real. Note how you did it.',
      ['Restore one file from each place', 'Write four lines about how'],
      0.5,
    ),
    step(
      'Learn the five tricks of fraud',
      'Haste, fear, gift, love, authority. Rule of the house: hang up, find the number yourself, ask somebody. Nobody gets a code. Talk it through with children and parents.',
      ['Put the rule beside the phone', 'Look at three false messages', 'Agree on a family password'],
      0.7,
    ),
    step(
      'Leave a way in and check twice a year',
      'Emergency access in the manager, legacy contact on phone and email, an envelope for one person. Every half year: updates, unused apps, leaked list, disk for your {thing}.',
      ['Name the person and tell them', 'Set legacy contacts', 'Enter two dates a year'],
      0.8,
    ),
  ],
  suggestions: [
    tip('Use the fingerprint', 'It is safer than a short code.', 'Two fingers', 'Code still needed'),
    tip('Update at night', 'Most holes are old.', 'Automatic', 'Plugged in'),
    tip('Rename the home network', 'And change the router’s password.', 'Sticker aside', 'Guest network'),
    tip('Cover cards with limits', 'Small daily limits stop much.', 'App of the bank', 'Alerts on'),
    tip('Log out of borrowed computers', 'Use a private window.', 'No saved logins', 'Restart'),
    tip('Make a second email for shops', 'Spam stays there.', 'Forward nothing', 'Own password'),
    tip('Check app permissions', 'A torch needs no contacts.', 'Monthly', 'Remove three'),
    tip('Write no passwords in notes', 'Use the manager’s notes.', 'Paper for one only', 'Safe place'),
    tip('Encrypt the laptop', 'One switch in settings.', 'Keep the key', 'Before travel'),
    tip('Help one older person', 'You learn it twice.', 'Their hand on the mouse', 'Large print'),
    tip('Freeze credit where possible', 'It stops loans in your name.', 'Free in many countries', 'Lift when needed'),
    tip('Keep one disk unplugged', 'Extortion programs cannot reach it.', 'Monthly', 'Label'),
  ],
};
