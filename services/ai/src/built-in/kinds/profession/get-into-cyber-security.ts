import { type Kind, step, tip } from '../kind.ts';

export const getIntoCyberSecurity: Kind = {
  id: 'get-into-cyber-security',
  category: 'profession',
  name: 'Get into cyber security',
  slots: {
    path: {
      words: [
        'penetration testing|pen testing|pentest|ethical hacking|ethical hacker|oscp|red team',
        'SOC analyst|soc|blue team|incident response',
        'governance|grc|compliance|iso 27001',
        'cloud security',
        'forensics|digital forensics|malware',
        'network security|networking',
        'CISSP|cissp',
        'Security+|security+|comptia',
      ],
      otherwise: 'security',
    },
  },
  ask: {
    question: 'Have you worked in IT, and which side draws you?',
    chips: ['No IT yet', 'IT support or admin', 'Developer'],
  },
  hoursAWeek: 7,
  weekly: 'Do three lab exercises and write one of them up in half a page',
  overview:
    'You learn networks, Linux and how attacks work in a legal lab, choose one path among {path} work, take the certificate that adverts name, and show write-ups that prove you can think.',
  approach:
    'Nobody starts as a hacker: most come through help desk, admin or SOC. What goes wrong is collecting certificates without labs, and testing systems without permission, which is a crime.',
  done: 'You hold the first certificate, have ten write-ups online, and work in the first security post.',
  cautions: ['Attack only your own lab or platforms that allow it in writing.'],
  steps: [
    step(
      'Read fifteen {path} adverts and choose one entry post',
      'Count skills and certificates. Entry titles: SOC analyst tier 1, junior GRC, IT support with security, junior pentester (rare). Note what you can already show.',
      ['Read fifteen adverts', 'Count five skills', 'Write down the entry title'],
      1.5,
    ),
    step(
      'Learn networks and Linux from the base',
      'IP, ports, DNS, HTTP, TLS, firewall; files, rights, processes, logs, bash. Read packets in Wireshark. Without this the rest is magic.',
      ['Do a free network course', 'Use Linux for daily work', 'Capture and explain one login'],
      50,
    ),
    step(
      'Build a home lab in a weekend',
      'Two or three virtual machines, one weak on purpose, isolated network, snapshots, log collector. All {path} practice happens here or on legal platforms.',
      ['Install a virtual machine', 'Set up an isolated network', 'Take a snapshot'],
      10,
    ),
    step(
      'Do fifty guided rooms or labs',
      'TryHackMe, Hack The Box, Blue Team Labs or PortSwigger. Defence and attack both. After each: what was the hole, how seen, how closed.',
      ['Do three labs a week', 'Write half a page each', 'Repeat one without help'],
      60,
    ),
    step(
      'Pass the certificate {path} adverts name',
      'Security+ or ISC2 CC first for most, 60 to 90 hours; CCNA for networks, BTL1 or CySA+ for SOC, eJPT then OSCP for tests, ISO lead implementer for GRC. One, with date.',
      ['Book the date', 'Do practice questions daily', 'Close the weak domain'],
      80,
      { waitDays: 14 },
    ),
    step(
      'Write ten reports people can read',
      'Summary for a manager, evidence, risk, fix. Publish labs that allow it, on a plain page. One script of your own, one detection rule.',
      ['Publish three write-ups', 'Have a non-technical person read one', 'Write one script'],
      15,
    ),
    step(
      'Get security tasks where you work now',
      'Phishing test, access review, backup restore test, patch list, password manager roll-out, asset list. Even in a school or clinic. Meet people at local meet-ups.',
      ['Offer one {path} task to IT', 'Go to one meet-up a month', 'Note results with numbers'],
      20,
    ),
    step(
      'Apply for the first {path} post',
      'Forty applications, banks, providers, public sector, managed services, apprenticeships. Interviews: explain TLS, a phishing alert step by step, a mistake, news of the week. Clearance takes months; ask.',
      ['Rework the CV by skills', 'Send five a week', 'Rehearse an alert aloud'],
      30,
    ),
  ],
  suggestions: [
    tip('Follow one daily news source', 'Ten minutes.', 'Note one', 'Why'),
    tip('Learn to say I do not know', 'Then how to find out.', 'Interviews', 'Work'),
    tip('Try a capture the flag with friends', 'Fun and speed.', 'Weekend', 'Team'),
    tip('Learn Python for small scripts', 'Parsing logs.', 'Twenty lines', 'Weekly'),
    tip('Read one breach report monthly', 'How it really happens.', 'Timeline', 'First mistake'),
    tip('Secure your family first', 'Real practice.', 'Manager', 'Updates'),
    tip('Keep your name clean', 'Vetting looks.', 'Posts', 'Handles'),
    tip('Look at women’s and veterans’ funds', 'Free seats.', 'Apply', 'Date'),
    tip('Speak business', 'Risk in money.', 'One page', 'Examples'),
    tip('Avoid expensive bootcamps', 'Check graduates.', 'Ask three', 'Refund'),
    tip('Log your hours', 'Motivation.', 'Sheet', 'Topic'),
    tip('Prefer shifts at first', 'SOC nights take beginners.', 'Year', 'Move'),
  ],
};
