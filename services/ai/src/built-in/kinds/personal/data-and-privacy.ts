import { type Kind, step, tip } from '../kind.ts';

export const dataAndPrivacy: Kind = {
  id: 'data-and-privacy',
  category: 'personal',
  name: 'Get my data back or off the internet',
  slots: {
    target: {
      words: [
        'Google|google results|search results',
        'your old employer|old employer|ex employer|former employer|personnel file',
        'Facebook|facebook|instagram|meta|tiktok|whatsapp',
        'the credit agency|credit agency|schufa|experian|equifax',
        'data brokers|people search|spokeo',
        'the landlord|landlord|housing company',
        'the hospital|hospital|doctor|medical records|health records|patient records|patient file',
        'the police|police',
        'the school|school|university',
        'the dating site|dating site|tinder',
        'the newspaper|newspaper|article',
      ],
      otherwise: 'the company',
    },
  },
  ask: {
    question: 'Do you want to see data, correct it or have it deleted?',
    chips: ['See what they hold', 'Delete or hide it', 'It is wrong, correct it'],
  },
  hoursAWeek: 1,
  overview:
    'You will find what is out there, choose the law and the form that fit, send short requests with time limits, follow up and complain, and close the doors through which new data flows.',
  approach:
    'A request of five lines is enough and costs nothing; asking for too much at once slows it. Send only as much proof of identity as is needed. The month they have counts from arrival, and the data protection office helps free of charge.',
  done: 'You hold the copy, or the entries are gone when you search without being logged in.',
  cautions: [
    'For threats, intimate pictures or stalking save proofs first and go to police or a help line at once; platforms have a fast way for this. Deleting cannot be undone, so save what you need.',
  ],
  steps: [
    step(
      'Search for yourself and write what you find',
      'Private window, name in quotation marks, with town, old names, phone, email, and pictures. List address, what is shown, who can remove it: site, {target} or you.',
      ['Search in two engines', 'List each find with its address', 'Screenshot with date'],
      0.8,
    ),
    step(
      'Choose the right: copy, correct, delete, stop',
      'In Europe and Britain the data protection law gives all four; California, Brazil and others have similar ones. Official pages offer sample letters. Write which of them fits {target}.',
      ['Read the official page on data rights', 'Choose one right for each find', 'Download a sample letter'],
      0.5,
    ),
    step(
      'Send the request with a time limit',
      'To the privacy address of {target}: who you are, what you want, from which years, in which form, one month. Ask for source and receivers too.',
      ['Find the privacy contact', 'Send five lines with proof of sending', 'Enter the day when the month ends'],
      0.8,
      { waitDays: 30 },
    ),
    step(
      'Use the removal forms of search and platforms',
      'Search engines hide results about you that are old, wrong or private; platforms remove pictures, impersonation, addresses. One form for each address, reason in two sentences.',
      ['Fill in the search engine’s form', 'Report profiles and pictures', 'Ask site owners kindly first'],
      1.5,
      { waitDays: 10 },
    ),
    step(
      'Opt out of brokers and delete old accounts',
      'People-search pages have hidden opt-outs, each ten minutes. Search your mail for ‘welcome’ and ‘confirm’ and delete what you do not use, after saving your things.',
      ['Do five opt-outs a sitting', 'Delete ten old accounts', 'Use another address for it'],
      2,
    ),
    step(
      'Answer, remind and complain',
      'They may ask for proof: black out what is not needed. After the month one reminder of 7 days, then a free complaint to the data protection office with the letters about {target}.',
      ['Send the reminder', 'Fill in the complaint', 'Note the reference'],
      1,
      { waitDays: 30 },
    ),
    step(
      'Read what came and correct it',
      'Check for wrong names, old debts, notes. Mark and ask for correction with proof. For medical or personnel files a doctor, union or adviser explains words.',
      ['Read with a pencil', 'Ask {target} to correct three things with proof', 'Store it safely'],
      1,
    ),
    step(
      'Close the doors and look twice a year',
      'Profiles private, location off, contacts not uploaded, adverts off, new phone number not shared. Alert on your name. Search again after three months.',
      ['Set privacy in five apps', 'Set an alert on your name', 'Enter a search in three months'],
      1,
    ),
  ],
  suggestions: [
    tip('Ask friends to untag you', 'It takes one message.', 'Kind', 'Picture by picture'),
    tip('Use aliases for shops', 'Leaks show who sold you.', 'Plus address', 'Forward'),
    tip('Look at electoral and land registers', 'Some entries can be hidden.', 'Ask the office', 'Reason'),
    tip('Remove your house from street view', 'One form.', 'Blur is final', 'Photo stays'),
    tip('Clear metadata of photos', 'They hold places.', 'Setting off', 'Before sending'),
    tip('Reject cookies in one go', 'A browser extension does it.', 'Known ones', 'Update'),
    tip('Ask before photos of children', 'In school and club.', 'Form', 'Say it kindly'),
    tip('Get your yearly credit data', 'It is free.', 'By post', 'Check addresses'),
    tip('Write to the author', 'Many bloggers change a name.', 'Two lines', 'Thank them'),
    tip('Save chats before leaving', 'Downloads take days.', 'Export', 'Then delete'),
    tip('Take a second number', 'For adverts and forms.', 'Cheap sim', 'Forward off'),
    tip('Keep a table of requests', 'Who, when, answer.', 'One page', 'Red dates'),
  ],
};
