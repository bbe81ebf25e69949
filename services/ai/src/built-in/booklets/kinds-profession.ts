import { type Kind, step, tip } from './kind.ts';

// Longer than other files on purpose: one category's knowledge, read from top to bottom like a booklet.
export const professionKinds: readonly Kind[] = [
  {
    id: 'new-job',
    category: 'profession',
    name: 'Get a new job',
    matches: [
      [/\bnew (job|position|role|employer)\b/, 14],
      [
        /\b(find|get|land|look(ing)? for|need|want|secure|hunt(ing)? for) (an? |some )?(\w+ ){0,3}(job|position|employment|internship|apprenticeship)\b/,
        12,
      ],
      [/\b(change|switch|leave|quit) (my )?(jobs?|employer)\b/, 12],
      /\bjob (search|hunt|offer)\b/,
      /\bget (hired|employed)\b/,
      [/\bjobs?\b/, 5],
    ],
    subject: {
      find: [
        [/\b(?:job|position|role|work) as (an? [a-z][a-z -]{2,40})/, 'a job as $1'],
        [/\b(?:job|position|role) in (?:the )?([a-z][a-z -]{2,40})/, 'a role in $1'],
        [/\bhired as (an? [a-z][a-z -]{2,40})/, 'a job as $1'],
        [/\bget an? ([a-z]{4,}(?: [a-z]{4,})?) (?:job|position|internship)\b/, 'a $1 job'],
      ],
      otherwise: 'the job you want',
    },
    overview:
      'Looking for {subject} goes faster as a small sales campaign than as an evening of scrolling adverts. You choose the employers, you prove three things about yourself, and you let people who already know you open doors.',
    approach:
      'The order matters: decide what you are looking for first, because every line of the CV depends on it. Most of your hours go into conversations and tailored applications; adverts alone answer slowest.',
    steps: [
      step(
        'Write a one-page brief for {subject}',
        'Name the title, the pay you will accept, the commute, and three things you refuse to do again. Test every advert against this page before spending an hour on it.',
        ['List five things the last role got right or wrong', 'Check the going pay for the title in your area'],
        { resources: 'Pay by role and company: https://www.glassdoor.com' },
      ),
      step(
        'Rebuild your CV around five results',
        'Each result says what was wrong, what you did and what changed, with a number where there is one. Cut everything that does not help with {subject}.',
        ['Collect numbers from old reviews and reports', 'Ask a former colleague to read the draft aloud'],
        {
          resources:
            'CV guide from the UK careers service: https://nationalcareers.service.gov.uk/careers-advice/cv-sections',
        },
      ),
      step(
        'Talk to ten people inside your target employers',
        'Twenty minutes each, and ask for advice about {subject}, not for a vacancy. End every call with: who else should I speak to?',
        ['List thirty people you have worked or studied with', 'Send the first five messages in one sitting'],
        { resources: 'Find the people behind a company: https://www.linkedin.com' },
      ),
      step(
        'Send twelve tailored applications',
        'Two or three a week beats thirty in a night. Each one answers the three hardest lines of the advert in the order they appear.',
        ['Set alerts for the exact titles in your brief', 'Keep a table of who, when, and the next move'],
        { resources: 'Job alerts: https://www.indeed.com' },
      ),
      step(
        'Rehearse eight interview stories out loud',
        'A conflict, a failure, a result, a decision with too little information. Record yourself: two minutes each, no more.',
        ['Write each story on one card', 'Do one mock interview with a friend who will interrupt'],
      ),
      step(
        'Get two employers to the final round',
        'Two at once changes how you negotiate and how you feel. Tell each one when you need to decide, kindly and early.',
        ['Write a thank-you note the same evening', 'Ask what would make them hesitate, then answer it'],
      ),
      step(
        'Negotiate, sign and leave well',
        'Ask for the offer in writing, take a night, and ask for one improvement that matters to you. Resign in person and hand over properly: today’s manager is tomorrow’s reference.',
        ['Compare the offer with your one-page brief', 'Write the handover list before you resign'],
      ),
    ],
    suggestions: [
      tip(
        'Make referrals the main road',
        'A person who vouches for you skips the first sift.',
        'Ask for an introduction, not a favour',
        'Offer a short note they can forward',
        'Report back: it earns the next one',
      ),
      tip(
        'Give the search office hours',
        'A search without edges leaks into every evening.',
        'Three fixed slots a week',
        'Stop when the slot ends',
      ),
      tip(
        'Learn from each no',
        'A rejection is one piece of information about fit.',
        'Ask for one thing you could sharpen',
        'Change the CV only after three similar answers',
      ),
      tip(
        'Warm up your profile',
        'Recruiters search by words, so use the words of the adverts.',
        'Put the target title in the headline',
        'Pin one piece of work that shows it',
      ),
      tip(
        'Protect the months between',
        'Knowing your runway keeps you from taking the first poor offer.',
        'Work out how long your savings last',
        'Pick the date when you would widen the brief',
      ),
      tip(
        'Try the work before the interview',
        'A small sample beats a long letter.',
        'Solve one visible problem of theirs on a page',
        'Send it with the application',
      ),
    ],
  },
  {
    id: 'career-change',
    category: 'profession',
    name: 'Change career',
    matches: [
      [
        /\b(career change|change (of |my )?careers?|new career|switch(ing)? careers?|different career|career switch|retrain as|second career)\b/,
        15,
      ],
      [
        /\bbecome an? (\w+ ){0,2}(designer|teacher|nurse|pilot|therapist|psychologist|engineer|lawyer|doctor|chef|architect|journalist|electrician|plumber|paramedic|midwife|firefighter|accountant|vet|social worker|product manager|project manager|estate agent|scientist|analyst|actor|actress|translator|librarian|personal trainer|police officer|solicitor|physiotherapist)\b/,
        14,
      ],
      [
        /\bbe an? (\w+ ){0,2}(designer|teacher|nurse|pilot|therapist|engineer|lawyer|doctor|chef|architect|journalist|electrician|paramedic|product manager)\b/,
        14,
      ],
      [
        /\b(move|break|get|transition|go|switch) in(to)? (\w+ ){0,2}(design|tech|teaching|nursing|law|medicine|marketing|consulting|product management|data science|finance|journalism|publishing|cyber ?security)\b/,
        14,
      ],
      /\bcareer\b/,
    ],
    subject: {
      find: [
        [/\bbecom(?:e|ing) (an? [a-z][a-z -]{2,40})/, 'life as $1'],
        [/\b(?:retrain as|to be|be) (an? [a-z][a-z -]{2,40})/, 'life as $1'],
        [
          /\b(?:careers?|move|break|get|transition|go|switch)(?: from [a-z]+(?: [a-z]+)?)?(?: into| in| to) ((?!a |an |the |my )[a-z][a-z -]{2,40})/,
          '$1',
        ],
      ],
      otherwise: 'the new field',
    },
    overview:
      'A change of career is safest taken in tests that each cost a little more than the last: a conversation, a day, a project, a job. By the time you hand in your notice, {subject} will hold few surprises.',
    approach:
      'You are not starting from nothing. Half of what you do now has a name in the new field too, and part of this plan is learning to say it in that language.',
    steps: [
      step(
        'Map what carries over into {subject}',
        'Draw two columns: what you do well now, and what the new field calls it. The gaps that remain are your curriculum.',
        ['Read ten adverts and underline repeated words', 'Mark each skill as have, nearly, or gap'],
        { resources: 'Skills and tasks by occupation: https://www.onetonline.org' },
      ),
      step(
        'Interview five people who made the same switch',
        'Ask what surprised them, what they earned in the first two years, and what they would skip. Look for the pattern, not the hero.',
        ['Write the five questions on one card', 'Find two of them through former colleagues'],
      ),
      step(
        'Shadow a working day in {subject}',
        'A whole ordinary day, with its meetings and waiting. Note the hour at which you were bored and the hour that flew.',
        ['Ask the most open of your five contacts', 'Write one page about it the same evening'],
      ),
      step(
        'Close the biggest skill gap with one course',
        'One course, finished, with something to show. Choose the one that working people named, not the one with the best advert.',
        ['Pick the course and block its hours', 'Share the first exercise with someone in the field'],
        { resources: 'Courses from universities: https://www.coursera.org and https://www.edx.org' },
      ),
      step(
        'Deliver one real project for somebody else',
        'A charity, your present team, a friend’s shop. A deadline and a client teach what exercises cannot.',
        ['Agree the scope in four sentences', 'Ask for two lines of feedback you may quote'],
      ),
      step(
        'Do the money sum for the crossing',
        'Work out the lowest pay you can live on for a year and save the difference. A known number is calmer than a vague fear.',
        ['Add up a bare month', 'Decide the latest date to go back'],
      ),
      step(
        'Make the first paid move into {subject}',
        'Part-time, junior, or sideways inside your present company all count. The title catches up within two years.',
        ['Tell your network the exact sentence you are looking for', 'Apply to five openings with the project on top'],
      ),
    ],
    suggestions: [
      tip(
        'Say it in one sentence',
        'People can only help with what they can repeat.',
        'From what, to what, and why now',
        'Use it for a week and trim it',
      ),
      tip(
        'Keep one foot on land',
        'Evenings and one free day carry you further than a dramatic exit.',
        'Fix two study evenings',
        'Leave one weekend day untouched',
      ),
      tip(
        'Join the room early',
        'Meetups and newsletters teach you the field’s jokes and worries.',
        'One event a month',
        'Ask one question each time',
      ),
      tip(
        'Count proof, not hours',
        'Employers read what you made.',
        'Publish one small thing a month',
        'Describe the decision behind it',
      ),
      tip(
        'Choose your sceptic',
        'One person who asks hard questions saves a year.',
        'Show them the money sum',
        'Ask: what would you need to see?',
      ),
      tip(
        'Name the way back',
        'A reversible decision is easier to make.',
        'Keep in touch with your old manager',
        'Renew any licence you hold',
      ),
    ],
  },
  {
    id: 'promotion',
    category: 'profession',
    name: 'Get promoted',
    matches: [
      [
        /\b(promotion|promoted|pay rise|raise at work|salary (increase|raise)|raise my salary|get a raise|ask for a raise)\b/,
        14,
      ],
      [
        /\bbecome an? (\w+ ){0,2}(team lead|manager|director|partner|supervisor|head of \w+|senior \w+|vp|cto|ceo)\b/,
        11,
      ],
      [
        /\b(team lead|senior (engineer|developer|manager)|leadership (role|position)|management position|climb the ladder)\b/,
        9,
      ],
    ],
    subject: {
      find: [
        [/\bpromot(?:ed|ion) to ([a-z][a-z -]{2,40})/, '$1'],
        [/\bbecome (an? [a-z][a-z -]{2,40})/, 'the step up to $1'],
      ],
      otherwise: 'the next level',
    },
    overview:
      'Promotions are decided in a room you are not in, by people who remember two or three things about you. This plan makes sure those things are true, visible and written down.',
    approach:
      'Start by learning the real criteria for {subject}; the handbook is only half of them. Then do a piece of that job before anyone gives you the title, and collect the evidence as you go.',
    steps: [
      step(
        'Get the unwritten criteria for {subject}',
        'Ask your manager: what did the last two people who made it do that others did not? Write down the exact words.',
        ['Book thirty minutes titled “my next level”', 'Read the last two promotion announcements'],
      ),
      step(
        'Agree a promotion case in writing',
        'One page: the criteria, where you stand, what would convince them, and when the decision is taken. Send it after the talk, as a summary.',
        ['Draft the page in your manager’s words', 'Find out the date the decision round closes'],
      ),
      step(
        'Take over one problem from your boss’s list',
        'Pick something they dread and you can finish. Being useful one level up is the strongest argument there is.',
        ['Ask which task they would love to be rid of', 'Agree how you will both know it is solved'],
      ),
      step(
        'Lead a piece of work across two teams',
        'People outside your team must be able to say your name with an example attached. Keep minutes short and decisions clear.',
        ['Find the problem that falls between the teams', 'Hold a fifteen-minute kick-off with a written aim'],
      ),
      step(
        'Fill the brag file with ten proofs',
        'Dates, numbers, thank-you notes. Ten lines are enough; memory is unkind to quiet work.',
        ['Add one line every Friday', 'Turn the three best into before-and-after sentences'],
      ),
      step(
        'Train the person who takes over your work',
        'You cannot be moved up while nobody can do what you do. Hand over one recurring task fully.',
        ['Write the one-page how-to', 'Let them do it while you watch, then stop watching'],
      ),
      step(
        'Ask for the decision and the number',
        'Name {subject}, the salary range and the date. If it is a no, ask what has to be true by when, and get that in writing too.',
        ['Rehearse the first two sentences aloud', 'Look up three salaries for the new title'],
        { resources: 'Salary comparisons: https://www.glassdoor.com/Salaries/index.htm' },
      ),
    ],
    suggestions: [
      tip(
        'Brief your sponsor',
        'Someone senior has to speak for you when you are absent.',
        'Choose who sits in the room',
        'Give them three sentences to use',
      ),
      tip(
        'Report in outcomes',
        'Change “worked on” into “so that”.',
        'Start the weekly note with the result',
        'Add what happens next',
      ),
      tip(
        'Say no to glue work',
        'Helpful tasks that nobody counts fill the week.',
        'List what you do that is not on your case',
        'Hand one over each month',
      ),
      tip(
        'Ask for feedback that stings',
        'Praise is pleasant and teaches little.',
        'Ask: what one thing would hold me back?',
        'Show the change a month later',
      ),
      tip(
        'Watch the level above',
        'How they open meetings and write decisions can be learnt.',
        'Copy one habit at a time',
        'Ask them why they do it',
      ),
      tip(
        'Know your outside worth',
        'A calm alternative makes a calm negotiator.',
        'Have one conversation with a recruiter',
        'Keep it to yourself',
      ),
    ],
  },
  {
    id: 'start-business',
    category: 'profession',
    name: 'Start my own business',
    matches: [
      [
        /\b(start|launch|open|build|run|create|set up|found|begin|grow|have|own)(ing)? (up )?(an? |my |our )?(own |new |small |online |little |side |successful )*(business|company|start-?up|shop|store|cafe|café|restaurant|bakery|agency|brand|salon|studio|e-?commerce\w*|etsy shop|food truck|practice|boutique|saas|app business)\b/,
        14,
      ],
      [/\b(be(come)? my own boss|entrepreneur|self[- ]employed business)\b/, 12],
      [/\b(business|start-?up)\b/, 6],
      [/\b(first|paying) customers?\b/, 6],
    ],
    subject: {
      find: [
        [
          /\b((?:online |small |coffee |clothing |flower |etsy |pet |cake |web ?design |marketing |cleaning |catering |vintage |design )*(?:shop|store|cafe|café|restaurant|bakery|agency|brand|salon|boutique|food truck|studio|saas|start-?up|consultancy))\b/,
          'your $1',
        ],
        [
          /\b((?:online |small |coffee |clothing |flower |pet |cake |web ?design |marketing |cleaning |catering |design |tutoring |baking |photography |consulting |gardening |dog walking |coaching )+business)\b/,
          'your $1',
        ],
      ],
      otherwise: 'your business',
    },
    measures: ['customers', 'clients', 'sales', 'orders', '€', '$', '£'],
    overview:
      'Before {subject} needs a logo, it needs one stranger who pays. This plan finds that person early and cheaply, then builds only what the next ten customers ask for.',
    approach:
      'Every step answers one question that could sink the idea: does anyone have the problem, will they pay, can you deliver at a profit. Answer them in this order and you risk weeks instead of savings.',
    steps: [
      step(
        'Interview fifteen people about the problem',
        'Ask about the last time it happened and what they paid to fix it. Do not mention your idea until the end.',
        ['Write down who has the problem worst', 'Book the first five conversations'],
        { resources: 'Planning guide: https://www.sba.gov/business-guide' },
      ),
      step(
        'Put the offer for {subject} on one page',
        'Who it is for, what changes for them, the price. If it needs a second page, it is not clear yet.',
        ['Write three versions of the first sentence', 'Show them to five of the people you interviewed'],
        { resources: 'Business model canvas: https://www.strategyzer.com/library/the-business-model-canvas' },
      ),
      step(
        'Sell it by hand to the first paying customer',
        'An invoice, a bank transfer, a handshake: no website needed. Money changes what people tell you.',
        ['Make a direct offer to ten warm contacts', 'Deliver it yourself and note every snag'],
        { measured: 'Reach the first {25%} by hand' },
      ),
      step(
        'Work out the profit on a single sale',
        'Price minus material, time, fees, tax. If one sale loses money, a hundred lose a hundred times as much.',
        ['Time one delivery from start to end', 'Raise the price for the next customer and watch'],
      ),
      step(
        'Register the business and open its account',
        'Choose the legal form, check the name, separate the money from day one. One afternoon with an accountant pays for itself.',
        ['Check the name and the web address', 'List the licences and insurance your trade needs'],
        { resources: 'Setting up in the UK: https://www.gov.uk/set-up-business' },
      ),
      step(
        'Find one channel that brings ten enquiries',
        'Test three for two weeks each: partners, search, local groups, a market stall. Keep the one with the lowest cost for each enquiry.',
        ['Write down where your first customers heard of you', 'Ask each of them for one introduction'],
        { measured: 'Reach {50%} through one dependable channel' },
      ),
      step(
        'Open {subject} for regular trade',
        'A fixed price list, opening hours, a simple way to book or buy, and a promise you keep every time.',
        ['Write the checklist for one perfect delivery', 'Set the monthly number that lets you go full-time'],
        { measured: 'Open for regular trade with {total}' },
      ),
    ],
    suggestions: [
      tip(
        'Cap the risk in writing',
        'Decide now what you are prepared to lose.',
        'A sum and a date',
        'What you would do the day after',
      ),
      tip(
        'Charge from the first day',
        'Free users praise, paying ones tell the truth.',
        'Offer a founding price, never nothing',
        'Ask what nearly stopped them',
      ),
      tip(
        'Keep a decision log',
        'In six months you will want to know why.',
        'One line each: choice, reason, date',
        'Read it monthly',
      ),
      tip(
        'Borrow before you buy',
        'Kitchens, vans and desks can be hired by the hour.',
        'List your three largest costs',
        'Find a way to delay each',
      ),
      tip(
        'Find a fellow founder',
        'Someone at the same stage hears what friends do not.',
        'A fixed call every second week',
        'Swap one number each time',
      ),
      tip(
        'Write the dull emails first',
        'A reply to an enquiry within the hour wins more than a brand.',
        'Prepare four templates',
        'Measure your reply time for a week',
      ),
    ],
  },
  {
    id: 'freelance',
    category: 'profession',
    name: 'Go freelance',
    matches: [
      [/\b(freelance\w*|freelancing|contractor|contracting|independent consultant|solo consultant)\b/, 15],
      [/\b(find|get|win) (my )?(first )?(\d+ |\w+ )?clients\b/, 9],
    ],
    subject: {
      find: [
        [/\bfreelance ([a-z]{4,}(?: [a-z]{4,})?)/, 'freelance $1 work'],
        [/\b([a-z]{5,}) freelancer\b/, 'freelance $1 work'],
      ],
      otherwise: 'freelance work',
    },
    measures: ['clients', 'projects', '€', '$', '£'],
    overview:
      'Moving into {subject} means you sell, deliver and invoice, and only one of those is the craft you know. The plan builds the other two while a salary or savings still cover the rent.',
    approach:
      'A narrow offer is easier to recommend than a long list of talents. You start with people who have seen you work, prove the offer with them, and only then speak to strangers.',
    steps: [
      step(
        'Choose one service and one sort of client',
        '“Websites” is hard to refer; “booking pages for physiotherapists” travels by itself. You can widen it later.',
        ['List every paid task you have done well', 'Circle the one people thanked you for twice'],
      ),
      step(
        'Set your day rate from the bottom up',
        'Yearly need plus tax and insurance, divided by about 120 days you can really bill. Round up.',
        ['Add up last year’s costs', 'Ask two freelancers what they charge'],
      ),
      step(
        'Publish three case studies with numbers',
        'Problem, what you did, what changed. Old jobs count, with permission.',
        ['Ask three former clients or bosses for one quote', 'Write the first one in ninety minutes'],
      ),
      step(
        'Pitch twenty people who know your work',
        'A short personal note, one clear offer, an easy yes. Warm contacts bring most first contracts.',
        ['Make the list of forty names', 'Send four notes each Tuesday'],
        { measured: 'Sign the first {25%} from warm contacts' },
      ),
      step(
        'Put contract, deposit and invoice in place',
        'A two-page contract, half in advance, fourteen days to pay. You will use all three sooner than you think.',
        ['Adapt a contract template for your trade', 'Set up invoicing and a tax savings pot'],
        { resources: 'Templates and advice: https://freelancersunion.org' },
      ),
      step(
        'Deliver the first project and ask for two referrals',
        'Ask on the day they are happiest, which is usually the day of delivery.',
        ['Send a short progress note every Friday', 'Write up what took longer than quoted'],
        { measured: 'Half-way: {50%} won, two by referral' },
      ),
      step(
        'Book two months of work ahead',
        'A retainer, a repeat client or three dated projects. This is the line at which leaving a job is reasonable.',
        ['Offer one client a monthly arrangement', 'Review the rate and raise it for newcomers'],
        { measured: '{total} on the books, two months ahead' },
      ),
    ],
    suggestions: [
      tip(
        'Sell in quiet and busy weeks',
        'The gap after a big project begins during it.',
        'One hour of outreach every week',
        'Never cancel it for delivery',
      ),
      tip(
        'Treat tax as somebody else’s money',
        'Move it the day an invoice is paid.',
        'A separate account',
        'A third until you know better',
      ),
      tip(
        'Price the result',
        'Hours punish you for being quick.',
        'Offer two fixed packages',
        'Name what is not included',
      ),
      tip(
        'Design your week',
        'Freedom without a frame becomes evenings.',
        'Two deep-work days',
        'A finishing time you tell somebody',
      ),
      tip(
        'Build a bench',
        'People you trust let you say yes to larger work.',
        'Two peers in neighbouring crafts',
        'Agree how you share a fee',
      ),
      tip(
        'Turn down one thing a month',
        'A bad client costs two good ones.',
        'Write your three warning signs',
        'Pass the work on kindly',
      ),
    ],
  },
  {
    id: 'learn-coding',
    category: 'profession',
    name: 'Learn to code',
    matches: [
      [
        /\b(learn(ing)? (how )?(to )?(code|coding|program\w*|python|javascript|java|typescript|react|sql|rust|html|web development|data science|machine learning|software \w+))\b/,
        15,
      ],
      [/\b(become an? (\w+ ){0,2}(developer|programmer|software engineer|data scientist))\b/, 15],
      [/\b(coding|programming|python|javascript|bootcamp|web developer|web development|software developer)\b/, 10],
      [/\b(build|make|launch) (an? |my )?(\w+ ){0,2}(app|website|web app|mobile app)\b/, 9],
    ],
    subject: {
      find: [
        [
          /\b(python|javascript|java|typescript|react|sql|rust|html|web development|data science|machine learning)\b/,
          '$1',
        ],
      ],
      otherwise: 'programming',
    },
    measures: ['projects', 'apps'],
    overview:
      'You learn {subject} by being stuck on something you care about, not by watching someone else get unstuck. From the second week on you are building, badly at first, and each project is slightly out of reach.',
    approach:
      'One course, one language, one editor until the first project is online. Daily half hours beat long Sundays, because forgetting is what costs beginners most.',
    steps: [
      step(
        'Finish the basics of {subject} by typing every example',
        'Variables, conditions, loops, functions, lists. Change each example until it breaks, then explain why.',
        ['Install the editor and run your first line', 'Solve ten tiny exercises without looking'],
        { resources: 'Free curriculum: https://www.freecodecamp.org · Reference: https://developer.mozilla.org' },
      ),
      step(
        'Build a small tool you use yourself',
        'A unit converter, a habit counter, a bill splitter. A hundred lines are plenty.',
        ['Write what it does in four sentences', 'Get the ugliest version working'],
        { measured: 'Finish the first {25%}, small and useful' },
      ),
      step(
        'Put your code on GitHub with a clear README',
        'Commit after every working change. A stranger should be able to run it from your notes.',
        ['Learn add, commit, push and undo', 'Ask someone to follow the README in front of you'],
        { resources: 'Start here: https://docs.github.com/get-started' },
      ),
      step(
        'Debug three problems without copying an answer',
        'Read the message, make it smaller, change one thing. This is the craft; the language is detail.',
        ['Keep a log: symptom, cause, fix', 'Learn the debugger’s step and breakpoint'],
      ),
      step(
        'Clone a product you like, in miniature',
        'One screen, real data, no shortcuts. You will meet everything the tutorials left out.',
        ['Draw the screen and name its parts', 'Fetch data from one public source'],
        { measured: 'Half-way: {50%} built, one with real data' },
      ),
      step(
        'Have a working developer review your code',
        'Ask for the three things they would change first. Then change them.',
        ['Write tests for the part you fear most', 'Find a reviewer at a meetup or online community'],
      ),
      step(
        'Ship a project that other people use',
        'Five real users count. Fix what they trip over before adding anything.',
        ['Put it on a public address', 'Watch one person use it and stay silent'],
        { measured: 'Ship {total}, the last with real users' },
      ),
    ],
    suggestions: [
      tip(
        'Code before you consume',
        'Reading feels like progress and is half of it.',
        'First twenty minutes: write',
        'Then look things up',
      ),
      tip(
        'Keep a stuck timer',
        'Thirty minutes alone, then ask.',
        'Write the question out fully',
        'Half of them answer themselves',
      ),
      tip(
        'Read other people’s code',
        'It is how the second half is learnt.',
        'One small open-source file a week',
        'Explain it line by line',
      ),
      tip(
        'Teach the last thing you learnt',
        'A short note shows what you have not understood.',
        'Five sentences, one example',
        'Publish it or keep it',
      ),
      tip(
        'Learn the keyboard',
        'Small speed adds up over a thousand hours.',
        'One shortcut a week',
        'Hide the menu bar',
      ),
      tip(
        'Pick problems near your work',
        'Your present field is your advantage over other beginners.',
        'Automate one report',
        'Show the minutes saved',
      ),
    ],
  },
  {
    id: 'exam',
    category: 'profession',
    name: 'Pass my exam',
    matches: [
      [
        /\b(pass|sit|take|ace|study for|prepare for|retake|clear)(ing)? (an? |my |the )?(\w+ ){0,4}(exams?|finals|certification|certificate|bar|boards|ielts|toefl|gmat|gre|lsat|mcat|usmle|pmp|cpa|cfa|acca|a-levels?|gcses?)\b/,
        15,
      ],
      [/\b(certification|certified|exams?|pmp|cfa|acca|cpa|ielts|toefl|gmat|gcses?|a-levels?)\b/, 11],
    ],
    subject: {
      find: [
        [
          /\b(?:pass|sit|take|ace|study for|prepare for|retake|clear|finish|complete|get|earn|do)(?:ing)? (?:an? |my |the )?((?:[a-z0-9-]+ ){0,4}(?:exams?|finals|certification|certificate|pmp|cfa|acca|cpa|ielts|toefl|gmat|gre|gcses?|a-levels?))\b/,
          'the $1',
        ],
      ],
      otherwise: 'the exam',
    },
    measures: ['modules', 'chapters', 'credits'],
    overview:
      'Passing {subject} is mostly a matter of meeting the real questions early and often. Rereading feels safe and teaches little; recalling with the book shut is what stays.',
    approach:
      'The plan begins with an honest mock, so that your hours go where the marks are, and ends with a light week, because tired people misread questions.',
    steps: [
      step(
        'Turn the syllabus of {subject} into a marked map',
        'Every topic on one sheet: green, amber or red, and its share of the marks beside it.',
        ['Download the official syllabus', 'Book the date so that it is real'],
      ),
      step(
        'Sit a cold mock paper under exam time',
        'The score does not matter, the list of lost marks does. Keep it where you study.',
        ['Clear three hours and switch the phone off', 'Sort the lost marks: unknown, forgotten, misread'],
      ),
      step(
        'Clear the red topics with active recall',
        'Read once, close the book, write what you remember, check. Two short rounds beat one long one.',
        ['Make cards for the first red topic', 'Explain it aloud to an empty chair'],
        {
          resources: 'Spaced repetition cards: https://apps.ankiweb.net · Lessons: https://www.khanacademy.org',
          measured: 'Clear the first {25%}, hardest first',
        },
      ),
      step(
        'Work through five past papers by topic',
        'Not whole papers yet: all questions on one theme in a row, until the pattern shows.',
        ['Collect papers and marking schemes', 'Copy out three model answers by hand'],
        { measured: 'Half-way: {50%} worked through with past papers' },
      ),
      step('Teach one chapter to somebody', 'Wherever you wave your hands is what you have not learnt.', [
        'Find a study partner or a patient friend',
        'Write down the questions you could not answer',
      ]),
      step(
        'Sit two full mocks in a week',
        'Same hour, same room length, same pens. Mark them strictly.',
        ['Plan minutes for each question', 'Practise the order you will answer in'],
        { measured: 'All {total} covered, two full mocks sat' },
      ),
      step(
        'Keep the last days light and walk in rested',
        'Cards only, early nights, route checked. Nothing new in the last two days.',
        ['Pack what the rules allow', 'Write your three commonest slips on a card'],
      ),
    ],
    suggestions: [
      tip(
        'Study in fifty-minute blocks',
        'Attention ends before the chapter does.',
        'Fifty on, ten off, three times',
        'Write the aim before you start',
      ),
      tip(
        'Mix the topics',
        'Switching feels harder and lasts longer.',
        'Two subjects a session',
        'Old questions first',
      ),
      tip(
        'Move the phone to another room',
        'Seeing it costs marks even when it is silent.',
        'A cheap clock instead',
        'Check it in the breaks only',
      ),
      tip(
        'Use the marking scheme as a teacher',
        'Examiners tell you which words earn points.',
        'Underline the verbs',
        'Answer in that shape',
      ),
      tip(
        'Sleep is revision',
        'Memory settles at night.',
        'Stop an hour before bed',
        'Recite three things as you lie down',
      ),
      tip(
        'Study beside others',
        'Company keeps you in the chair.',
        'Library twice a week',
        'Say the plan aloud at the start',
      ),
    ],
  },
  {
    id: 'degree',
    category: 'profession',
    name: 'Finish my degree',
    matches: [
      [
        /\b((finish|complete|get|earn|start|do|write|graduate with|submit|hand in)(ing)? (an? |my |the )?(\w+ ){0,3}(degree|masters?|phd|doctorate|mba|diploma|bachelors?|thesis|dissertation)|go back to (school|university|uni|college)|graduate|thesis|dissertation|phd|doctorate)\b/,
        13,
      ],
    ],
    subject: {
      find: [
        [/\b((?:phd|master'?s?|bachelor'?s?|doctoral) (?:thesis|dissertation|degree))\b/, 'the $1'],
        [/\b(thesis|dissertation|phd|mba|diploma|doctorate)\b/, 'the $1'],
        [/\b([a-z]+ degree)\b/, 'the $1'],
      ],
      otherwise: 'the degree',
    },
    measures: ['credits', 'modules', 'chapters', 'pages', 'words'],
    overview:
      '{Subject} is long enough for life to happen in between, so the plan counts on that. It turns the regulations into a short list, gives the work fixed hours, and lets other people see unfinished pages.',
    approach:
      'Most people who stop do so in silence, some weeks after a missed appointment. That is why supervisors, tutors and fellow students appear early here.',
    steps: [
      step(
        'Write down everything still needed for {subject}',
        'Credits, chapters, signatures, fees and their dates, straight from the regulations. It is usually less than the fog suggests.',
        ['Ask the study office to confirm the list', 'Mark what only other people can give you'],
      ),
      step(
        'Agree a timetable with supervisor or tutor',
        'What do they want to see, when, and in what state? A standing date every second or third week.',
        ['Send one page before you meet', 'Write a summary the same day'],
      ),
      step(
        'Reserve nine hours a week that nobody can book',
        'Three blocks of three. Library rather than kitchen, and the same seat if you can.',
        ['Tell family and employer which hours', 'Plan the first four blocks by task'],
        { measured: 'Complete the first {25%} in reserved hours' },
      ),
      step(
        'Hand in a rough piece two weeks before it is good',
        'A chapter, a draft, a test paper. Feedback on rough work is cheap, on finished work it hurts.',
        ['Choose the piece with the most open questions', 'Ask three precise questions with it'],
      ),
      step(
        'Find a partner for weekly writing or study',
        'Say the aim, work for fifty minutes, say what became of it. You will turn up because they do.',
        ['Ask in the seminar or the forum', 'Fix the first four dates'],
        { measured: 'Half-way: {50%} complete' },
      ),
      step(
        'Catch up on the one module or chapter you avoid',
        'It blocks the view of all the others. Ask for an extension, a tutor or a different question.',
        ['Give it the first block of each week', 'Split it into five pages or five exercises'],
        { measured: 'Reach {75%}, the avoided part behind you' },
      ),
      step(
        'Submit {subject} and keep the last week for form',
        'Sources, layout, title page, printing, upload: they take a week of their own. Then celebrate before the result comes.',
        ['Let someone else read it for slips', 'Check the upload two days early'],
        { resources: 'Managing references: https://www.zotero.org', measured: 'Submit with all {total} complete' },
      ),
    ],
    suggestions: [
      tip(
        'Stop in mid-sentence',
        'Tomorrow’s beginning is the hardest part.',
        'Leave a note: next I …',
        'Open that page first',
      ),
      tip(
        'Separate reading from writing',
        'Reading is a pleasant way to hide.',
        'Write first, look up later',
        'Two sources a session',
      ),
      tip('Ask what the degree is for', 'A reason outlasts a mood.', 'One line above the desk', 'Read it in February'),
      tip(
        'Keep a parking list',
        'Good ideas for other papers are a trap.',
        'One page at the back',
        'Look at it after handing in',
      ),
      tip(
        'Use the services you pay for',
        'Writing centre, librarians, counselling.',
        'One visit this month',
        'Bring a real page',
      ),
      tip(
        'Plan for the dip',
        'The third quarter is the loneliest.',
        'A reward at sixty per cent',
        'Tell a friend to call then',
      ),
    ],
  },
  {
    id: 'public-speaking',
    category: 'profession',
    name: 'Become a confident speaker',
    matches: [
      [
        /\b(public speak\w*|speak(ing)? in public|give (a |my )?(talk|speech|presentation|keynote|ted talk)|present(ing)? (better|confidently|with confidence)|presentation skills|fear of speaking|toastmasters|stage fright|better speaker|confident speaker|best man'?s speech|wedding speech|deliver a (talk|speech))\b/,
        15,
      ],
    ],
    subject: {
      find: [[/\b((?:best man'?s|wedding|keynote|ted|conference) (?:speech|talk))\b/, 'your $1']],
      otherwise: 'your talk',
    },
    measures: ['talks', 'speeches', 'presentations'],
    overview:
      'Good speakers are not calm; they have done it often enough that nerves arrive as fuel. So the plan raises the size of the audience slowly and keeps {subject} short.',
    approach:
      'You will hear yourself recorded, which nobody enjoys and everybody learns from. Structure comes before slides, and the first thirty seconds get more practice than the rest together.',
    steps: [
      step(
        'Record two minutes on a subject you love',
        'Phone on a shelf, no notes. Watch it once without sound, once without picture, and write down two things each.',
        ['Pick the subject and stand up', 'Note filler words without judging them'],
      ),
      step(
        'Write the single sentence they should repeat',
        'If the audience keeps one sentence, which one? Everything that does not serve it goes.',
        ['Write ten versions', 'Say the best three to a friend'],
      ),
      step(
        'Speak up in three meetings, early',
        'In the first ten minutes, one clear point, then stop. The longer you wait, the louder the nerves.',
        ['Prepare one remark the evening before', 'Ask one question in each meeting'],
      ),
      step(
        'Give a five-minute talk to five friendly people',
        'Kitchen table rules: no slides, eye contact, one story. Ask what they remember next day.',
        ['Learn only your first and last sentence by heart', 'Practise standing, at full volume'],
        {
          resources: 'Clubs to practise in: https://www.toastmasters.org',
          measured: 'Give the first {25%} to a friendly room',
        },
      ),
      step(
        'Cut the slides to one idea each',
        'A picture, a number or five words. Your notes are for you, the slides for them.',
        ['Delete every slide you would apologise for', 'Rehearse once with the screen off'],
        { resources: 'Talks to study: https://www.ted.com/talks' },
      ),
      step(
        'Rehearse with interruptions and a clock',
        'Have someone stop you, ask, and let the projector fail. Afterwards nothing on the day is new.',
        ['Time each part', 'Write answers to the five worst questions'],
        { measured: 'Half-way: {50%} given, with questions taken' },
      ),
      step(
        'Deliver {subject} and ask for one note',
        'Breathe out before the first word, find three friendly faces, finish early. Then ask one person for the one thing to keep.',
        ['Visit the room beforehand', 'Book the next occasion within a month'],
        { measured: '{total} delivered, the next one booked' },
      ),
    ],
    suggestions: [
      tip(
        'Open without a run-up',
        'Begin with the story, introduce yourself after.',
        'No “can you hear me”',
        'First sentence by heart',
      ),
      tip(
        'Use the pause',
        'Silence feels endless only to you.',
        'Two seconds after each point',
        'Drink water as punctuation',
      ),
      tip(
        'Rename the nerves',
        'The body does the same for excitement.',
        'Say “I am ready” aloud',
        'Long breath out, three times',
      ),
      tip(
        'Steal a structure',
        'Was, is, could be: three parts carry most talks.',
        'Write one line for each',
        'Tell them where you are',
      ),
      tip(
        'Collect stories on Fridays',
        'The best examples are from your own week.',
        'Two lines in a note',
        'A person, a problem, a turn',
      ),
      tip('Sit in other people’s audiences', 'Notice when you drift, and why.', 'One talk a week', 'Copy one thing'),
    ],
  },
];
