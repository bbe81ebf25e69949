import { describe, expect, it } from '@jest/globals';
import { readMessage } from './read-wish.rules.ts';

const read = (text: string) => readMessage({ text, today: '2026-11-22', timeZone: 'Europe/London', isGoal: true }).wish;

describe('a title that is too long', () => {
  it('ends its list where it is cut', () => {
    expect(
      read(
        'I want a healthier lifestyle: better sleep, more energy, balanced meals and less stress, with weekly goals and daily habits',
      )?.title,
    ).toMatch(/better sleep, more energy and balanced meals$/);
  });
});

describe('the title of a wish', () => {
  it.each([
    // clauses that belong to the wish
    ['tell my parents I am gay', 'Tell my parents I am gay'],
    ["I need to tell my boss that I'm leaving", "Tell my boss that I'm leaving"],
    ['find out why my knee hurts', 'Find out why my knee hurts'],
    ['find out whether my dad left a will', 'Find out whether my dad left a will'],
    ['figure out what I want to do with my life', 'Figure out what I want to do with my life'],
    ['finish the book I have been writing for years', 'Finish the book I have been writing for years'],
    ['accept that my marriage is over', 'Accept that my marriage is over'],
    ['write a thank you letter', 'Write a thank you letter'],
    ['climb Mt. Fuji with my son', 'Climb Mt Fuji with my son'],
    ['visit St. Ives with mum', 'Visit St Ives with mum'],
    [
      'my landlord is selling and we have to be out by end of Feb, two kids, need somewhere near the school',
      'Find a flat to rent',
    ],
    ['want to be able to do a proper pull up', 'Do a proper pull-up'],
    ['pass A level chemistry with an A', 'Pass A level chemistry with an A'],
    ['ask my manager for a raise in the January review', 'Ask my manager for a raise in the January review'],
    ['no alcohol for a year', 'No alcohol for a year'],
    // long dates
    ['Finish my novel by the last Sunday before Easter 2027', 'Finish my novel'],
    ['Grow a pumpkin for the county fair next October 2', 'Grow a pumpkin for the county fair'],
    ['hand in my essay on Monday 7 December 2026 at 9 in the morning', 'Hand in my essay'],
    ['pass the exam on tuesday 8th december 2026 at 14:30', 'Pass the exam'],
    ['Get my boat ready by the time the season starts on the first of May', 'Get my boat ready'],
    ['finish the shed between now and the end of February next year', 'Finish the shed'],
    ['Learn 500 Kanji from 1 January 2027 to 30 June 2027', 'Learn 500 Kanji'],
    ['get promoted to senior engineer in the spring cycle', 'Get promoted to senior engineer'],
    ['Move house by the week of the 5th of April 2027', 'Move house'],
    // remarks that do not
    ['learn Rust, I know java', 'Learn Rust'],
    ['lose weight I am fat', 'Lose weight'],
    ['plan our wedding on 17 July, 60 guests, tight budget', 'Plan our wedding'],
    ['PE exam (civil, structural) first try, sitting it in 6 months', 'PE exam (civil, structural) first try'],
    ['learn two pieces (Bach, Satie) on the piano', 'Learn two pieces (Bach, Satie) on the piano'],
    ['sleep, eat and move better', 'Sleep, eat and move better'],
    // what stands around a wish
    ['Respected Sir/Madam, I am wishing to clear the OET by April. I have night duty', 'Clear the OET'],
    ['I wan pass my WAEC, exam dey start for May 2027. Maths na my main problem', 'Pass my WAEC'],
    ['Crack UPSC prelims on 23 May 2027. Third attempt. Weak in environment.', 'Crack UPSC prelims'],
    ['get abs (march 13)', 'Get abs'],
    // things without a verb
    ['we are trying for a baby', 'Have a baby'],
    ['I want a dog', 'Get a dog'],
    ['I am looking for a flat in Ghent', 'Find a flat in Ghent'],
    ['i just want my kids to be proud of me', 'Help my kids to be proud of me'],
    ['I want my husband to listen', 'Get my husband to listen'],
    // what shall be so, and what it is for
    ["dads garage has to be empty by 31 jan because that's when the keys go back", "Get dad's garage empty"],
    ['My cholesterol was 7.2 in June. I need it under 5 for my medical', 'Get my cholesterol under 5 for my medical'],
    ["I want to have written a children's book by next summer", "Write a children's book"],
    ['I would like to have run a marathon before I turn 40', 'Run a marathon before I turn 40'],
    ['I want to have read 12 books by June', 'Read 12 books'],
    ['I want to have saved enough money for a car', 'Save enough money for a car'],
    ['I want to have a dog', 'Have a dog'],
    ['I want to have fixed hours at work', 'Have fixed hours at work'],
    ["I'd like us to have five dinners a week together", 'Have five dinners a week together'],
    ["I need to resit chemistry in May or the vet school won't take me", 'Resit chemistry'],
    ['what i want first is to tell my parents the truth', 'Tell my parents the truth'],
    [
      "I've been at home for years and I think the gap kills most applications. What I'm after is a job near Cork",
      'Get a job near Cork',
    ],
    ["I'd love the baby's room to be ready by 20 April", "Get the baby's room ready"],
    // what goes with a date, and halves of what was cut
    ['be praying Fajr on time every single day before Ramadan starts', 'Be praying Fajr on time every single day'],
    ['learn pivot tables by tomorrow night', 'Learn pivot tables'],
    ['grow tomatoes on my balcony this coming summer', 'Grow tomatoes on my balcony'],
    ['retire at 63 ie in 4 years with the mortgage gone', 'Retire at 63 with the mortgage gone'],
    ['get my 3yr old out of diapers', 'Get my 3-year-old out of diapers'],
    [
      'find a doctor who takes perimenopause seriously and come out with a treatment plan',
      'Find a doctor who takes perimenopause seriously',
    ],
    // verbs in other forms
    ['thinking about adopting a greyhound', 'Adopt a greyhound'],
    ["I've always dreamed of walking the Camino", 'Walk the Camino'],
    ["it's time I learned to drive", 'Learn to drive'],
    ['not to be scared of dogs anymore', 'Stop being scared of dogs'],
    ["I'm tired of living with my parents", 'Stop living with my parents'],
    ['how do I become a paramedic', 'Become a paramedic'],
    // slips and slang
    ['i wanna loose 10 kgs b4 xmas', 'Lose 10 kgs'],
    ['lern gutiar', 'Learn guitar'],
    ['im tryna get my life together and get a proper job', 'Get my life together and get a proper job'],
    ['gotta pass my driving theory', 'Pass my driving theory'],
    ['need 2 get fit 4 my wedding', 'Get fit for my wedding'],
    ['dry january', 'Dry January'],
    // who wants it stands in front
    ["I'm a porter in Leeds wanting to train as a nurse. I panic in interviews.", 'Train as a nurse'],
    ["I've been a baker for 20 years and I'm after a job with normal hours", 'Get a job with normal hours'],
    [
      'I do two jobs and never see my kids, want at least one whole day with them',
      'Get at least one whole day with my kids',
    ],
    ['Me and my brother both on small wages want to rent a flat in Cork', 'Rent a flat in Cork'],
    // what 'it' is stands in front
    [
      "I put on about ten kilos at my last job. Want to lose it without a gym, I can't afford one",
      'Lose the weight without a gym',
    ],
    ['My French was good once. I would love to get it back', 'Get my French back'],
    ['My aunt left me an old moped in the barn. I want to get it running', 'Get the old moped running'],
    ["We've got a spare room full of junk. Want to turn it into an office", 'Turn the spare room into an office'],
    ['I owe about 3k to the bank and I want to pay it off', 'Pay the debt off'],
    ['Want to make it to the final, I have a good team', 'Make it to the final'],
    // what the wish is about stands elsewhere
    ['smoked for 20 years, want to stop', 'Quit smoking'],
    ['I lost 9000 on betting and want to climb out', 'Stop gambling and get my money in order'],
    ['My dad and mum are old, I want to spend more time with them', 'Spend more time with them'],
    ['My parents are old, I want to spend more time with them', 'Spend more time with my parents'],
    // what others want and what was told
    ['my brother wants me to join his firm but i want to open a cafe', 'Open a cafe'],
    ['my doctor says I should cut down on salt', 'Cut down on salt'],
    ['my dad died in march and I want to scatter his ashes in the Alps', 'Scatter his ashes in the Alps'],
    ["after 12 years as a nurse I'd like to retrain as a midwife", 'Retrain as a midwife'],
    ['68, always wanted to play piano', 'Play piano'],
    ['screen time is 9h a day. get it under 3', 'Get my screen time under 3'],
  ])('"%s" → "%s"', (text, title) => expect(read(text).title).toBe(title));

  const before = `I am 52 and I have driven buses for twenty years. My wife left in March and the house is too big. My brother
wants me to come and work for him. He has a garage and he says I should be grateful. I was going to sell the house last year but
nothing came of it. The evenings are long and I watch too much television.`;
  const after = `I know nothing about it, and my hands are not what they were. My daughter laughed when I told her. I don't want
to spend thousands. There is a hall in the village and I have the Thursdays free. People say it is hard on the back. I
need help with the first steps.`;
  const wish = 'What I really want is to learn to build a wooden canoe by next summer.';
  it.each([
    ['beginning', `${wish} ${before} ${after}`],
    ['middle', `${before} ${wish} ${after}`],
    ['end', `${before} ${after} ${wish}`],
  ])('is found at the %s of a long story', (_, text) => {
    const { title, targetDate, others } = read(text);
    expect({ title, targetDate, others }).toEqual({
      title: 'Learn to build a wooden canoe',
      targetDate: '2027-06-01',
      others: undefined,
    });
  });
});

describe('several wishes in one message', () => {
  it.each([
    ['learn Spanish and run a 10k', 'Learn Spanish', ['Run a 10k']],
    [
      'I want to: 1. lose 5 kg 2. learn to cook 3. call my mum more',
      'Lose 5 kg',
      ['Learn to cook', 'Call my mum more'],
    ],
    ['- run a 10k\n- read 12 books\n- save 2000 for a bike', 'Run a 10k', ['Read 12 books', 'Save 2000 for a bike']],
    ['run a 10k\nread 12 books', 'Run a 10k', ['Read 12 books']],
    ['I want to quit vaping. Also I want to learn the ukulele.', 'Quit vaping', ['Learn the ukulele']],
    ['rip out the 70s kitchen and put in a new one', 'Rip out the 70s kitchen and put in a new one', undefined],
    ['go back to uni and finish my law degree', 'Go back to uni and finish my law degree', undefined],
    ['eat less rubbish, cook 4 nights a week', 'Eat less rubbish', undefined],
  ])('"%s"', (text, title, others) => {
    const found = read(text);
    expect({ title: found.title, others: found.others }).toEqual({ title, others });
  });

  it('keep a date each', () => {
    const text = "run the Berlin 10k on 30 May. and I'd also love to do my Portuguese A2 exam by 31 January";
    expect(read(text)).toMatchObject({
      title: 'Run the Berlin 10k',
      targetDate: '2027-05-30',
      others: ['Do my Portuguese A2 exam by 31 January'],
    });
  });
});
