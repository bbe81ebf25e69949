import { type Kind, step, tip } from '../kind.ts';
import { scamReportHere } from '../local-money.ts';

const secured = ['marker/freeze is? set', 'passwords changed', 'blocked the/my card', 'reported it'];
const love = ['lonely/widower/widow/dating/romance/supposedly/engineer on'];

export const recoverAfterScam: Kind = {
  id: 'recover-after-scam',
  category: 'financial',
  name: 'Recover after a scam or identity theft',
  slots: {
    kind: {
      words: [
        'investment scam|trading platform|crypto scam|fake broker',
        'romance scam|love scam|dating scam',
        'fake shop|fake online shop',
        'phone scam|fake bank call|bank call|fake police|grandson trick|tech support',
        'identity theft|stole my identity|stolen identity|in my name',
        'phishing|clicked a link|hacked|hacked account',
        'rental scam|fake flat|fake landlord',
        'job scam|fake job',
        'scam|fraud|scammed|conned',
      ],
      otherwise: 'scam',
    },
    person: {
      words: [
        'mum|mother',
        'dad|father',
        'parents',
        'grandmother|grandma|nan',
        'grandfather|grandad',
        'husband',
        'wife',
        'friend',
        'aunt|uncle',
      ],
      otherwise: 'relative',
    },
    identity: {
      words: ['identity|in my name|hacked|passport|id card|clicked|phishing|account'],
      otherwise: 'identity',
    },
  },
  ask: { question: 'When did it happen?', chips: ['Today or yesterday', 'Within weeks', 'Longer ago'] },
  hoursAWeek: 4,
  overview:
    'You will stop money and access from leaking, report to bank and police with proof, ask for repayment in the right form, watch your name for a year, and get over the shame with somebody at your side.',
  approach:
    'Hours count at the start: banks can sometimes recall a payment, cards can be charged back. Afterwards it is paper work with good chances for unauthorised payments and less for those you sent yourself. Clever people fall for it daily; the tricks are professional.',
  done: 'Accounts are safe, all reports are filed, every way to the money has been tried to an answer, and nobody opens anything in your name.',
  cautions: [
    'Anybody who offers to get your money back for a fee, also as police or lawyer by phone, belongs to the fraud. If shame or loss makes you think of ending your life, ring a crisis line or emergency number now.',
  ],
  steps: [
    step(
      'Ring the bank and block everything now',
      'Use the fraud line on the back of the card or on the bank’s own page, and no number from a message. Ask them to recall the payment and to block cards and online access. Note the time and the case number, then do the same for payment apps and exchanges.',
      ['Ring the bank’s fraud line', 'Ask for a recall of each payment', 'Write time, name, case number'],
      0.5,
    ),
    step(
      'Cut off contact and save the proof',
      'Do not warn them or argue. Before you block anybody, take screenshots of chats, numbers, sites, accounts and receipts. Write down the story with times while you remember it. If somebody had remote access, switch the device off until it has been cleaned.',
      [
        'Take screenshots of everything',
        'Write the story of the {kind} with times',
        'Block and take the device offline',
      ],
      1.5,
      { when: { unsaid: ['marker/freeze is? set', 'passwords changed'] } },
    ),
    step(
      'Change mail password first, then the rest',
      'Use a clean device and begin with your mail, then bank, phone contract, shops and social media. Each gets a new, long, different password and a second factor. Check forwarding rules and logged-in devices, and ask the phone provider for a SIM lock.',
      ['Change mail and bank passwords', 'Log out all devices', 'Switch on two-step login'],
      2,
      { when: { unsaid: ['passwords changed'] } },
    ),
    step(
      'Report the {kind} to police and platform',
      'Report it online or at the station with your page; bank and insurer ask for the number. Tell the national fraud centre, the platform, and the real firm whose name was used. Ask for a copy.',
      ['File the police report', 'Report to platform and fraud centre', 'Get a copy with the number'],
      2,
      {
        local: scamReportHere,
        resources: 'United States: https://reportfraud.ftc.gov · UK: https://www.actionfraud.police.uk',
      },
    ),
    step(
      'Dispute the account that was opened in your name',
      'Write to the firm and the bureau on the same day: I did not open this, here are police number and signature. Ask them to stop collecting and to confirm in writing. Look again after thirty days whether it is gone.',
      ['Write to firm and bureau', 'Add police number and signature', 'Look again after thirty days'],
      1,
      { waitDays: 30, when: { said: secured } },
    ),
    step(
      'Tell one person the whole story this week',
      'People who do this are trained, in teams, for months. The loss is of money and of somebody you trusted, so both deserve words. Block every new friend who knows of the case: helpers who promise the money back are the next fraud.',
      ['Choose the person', 'Ring victim support', 'Block everybody who offers to get it back'],
      1,
      { when: { said: love } },
    ),
    step(
      'Claim the money back from the bank in writing',
      'For payments you did not authorise the bank must usually refund you at once, unless you were grossly careless. If you sent the money yourself, ask under your country’s refund rules. Card payments may be charged back. Give 15 days, then go to the ombudsman.',
      ['Write the claim with proof of the {kind}', 'Name the rule and a date', 'Go to the ombudsman after a refusal'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Protect your name with a fraud mark',
      'Credit agencies set a mark or freeze for free. Order reports now and after three months. Replace passport or ID that was copied, write to firms where accounts were opened: I dispute this, fraud, police number.',
      ['Set the fraud mark or freeze', 'Order all credit reports', 'Dispute each strange account in writing'],
      3,
      { when: { named: 'identity' }, waitDays: 14 },
    ),
    step(
      'Help your {person} without reproach',
      'Say that professionals did this, and sit side by side for the calls. Agree on a family password, on a rule to ring you before any large payment, on call blocking and a limit on transfers.',
      ['Sit beside them for the calls', 'Agree on password and limit', 'Fit call blocking'],
      2,
      { when: { named: 'person' } },
    ),
    step(
      'Deal with the gap the loss has left',
      'Speak to landlord or lender before a payment is missed, see a debt adviser, and ask the tax office whether the loss counts. Victim support gives advice on money and somebody to talk to, free of charge.',
      ['Make a plan for three months', 'Ring victim support', 'Ask whether the {kind} counts for tax'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Watch for a year and tell your story once',
      'Look at statements weekly and at the credit report each quarter. Your number is now on a list, so more calls will come. Telling two people takes away the shame and protects them. It is done when two reports are clean.',
      ['Look at statements each week', 'Tell two people about the {kind}', 'Check reports after three and six months'],
      2,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip('Sleep before you answer anybody', 'Haste is their tool.', 'A day', 'Second person'),
    tip('Use a call-back rule', 'Hang up and ring the known number.', 'Bank', 'Grandchild'),
    tip('Set a transfer limit', 'A day’s delay above a sum.', 'In the app', 'For parents too'),
    tip('Print the list of case numbers', 'Each call goes faster.', 'One page', 'By phone'),
    tip('Check the name before paying', 'Account name checks exist.', 'Mismatch means stop', 'Invoice too'),
    tip('Search the site with the word scam', 'Two minutes.', 'Register', 'Age of site'),
    tip('Ask the insurer', 'Home cover may include fraud.', 'Policy', 'Deadline'),
    tip('Keep the old phone number blocked', 'Numbers are sold on.', 'App', 'Unknown silent'),
    tip('See a counsellor once', 'Love fraud is also heartbreak.', 'Victim support', 'Free'),
    tip('Warn the street', 'They come in waves.', 'Note', 'Chat'),
    tip('Forgive the one who fell for it', 'Start with yourself.', 'Aloud', 'Again'),
    tip('Learn three signs', 'Pressure, secrecy, unusual payment.', 'On the fridge', 'Tell kids'),
  ],
};
