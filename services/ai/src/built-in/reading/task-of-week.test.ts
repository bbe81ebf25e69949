import { describe, expect, it } from '@jest/globals';
import { dayOfWork, taskOfWeek } from './task-of-week.rules.ts';

const read = (text: string) => taskOfWeek(text, { today: '2026-12-01', timeZone: 'Europe/London' });

describe('a task of the week', () => {
  it.each<[string, string, string]>([
    ['put ring the job centre on my plan for tomorrow', 'Ring the job centre', '2026-12-02'],
    ['add call the dentist to my week on Thursday', 'Call the dentist', '2026-12-03'],
    ['plan 30 minutes of vocabulary on Tuesday', '30 minutes of vocabulary', '2026-12-08'],
    ['Please add "buy flour" to my weekly plan for Saturday', 'Buy flour', '2026-12-05'],
    ['can you put half an hour of stretching in my week on Sunday?', 'Half an hour of stretching', '2026-12-06'],
    ['put buy shoes in my calendar for 12 December', 'Buy shoes', '2026-12-12'],
    ['set aside 20 minutes for emails tomorrow', '20 minutes for emails', '2026-12-02'],
  ])('is read from "%s"', (text, title, day) => {
    expect(read(text)).toEqual({ title, day });
  });

  it.each([
    'put a mock test in my plan for Friday',
    'put step 2 on my plan for Friday',
    'add call mum to my week',
    'plan a trip to Rome in May',
    'plan the rehearsal on Tuesday',
    'put that on my list for tomorrow',
    'move the exam on my plan to Friday',
    'put ring the bank in my calendar for 12 June',
  ])('is not read from "%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe('a day of the week for one work', () => {
  const readDay = (text: string) => dayOfWork(text, { today: '2026-12-01', timeZone: 'Europe/London' });
  it.each<[string, string, string]>([
    ['make Saturday my study day', 'Study', '2026-12-05'],
    ['Every Sunday is my long run day', 'Long run', '2026-12-06'],
    ['my practice day is Thursday', 'Practice', '2026-12-03'],
  ])('is read from "%s"', (text, title, day) => {
    expect(readDay(text)).toEqual({ title, day });
  });

  it.each(['make Saturday my rest day', 'Friday is my birthday', 'Saturday is my wedding day', 'make a study plan'])(
    'is not read from "%s"',
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );
});
