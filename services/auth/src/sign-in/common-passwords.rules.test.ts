import { describe, expect, it } from '@jest/globals';
import { processorMs } from '@pathwise/service-testkit/processor-time';
import { isCommonPassword } from './common-passwords.rules.ts';

// The most frequent passwords of public lists, eight characters or more, and variants with a capital, a digit and a sign.
const used =
  `password 12345678 123456789 baseball football qwertyuiop 1234567890 superman 1qaz2wsx trustno1 jennifer sunshine
  iloveyou starwars computer 11111111 princess 987654321 1234qwer 88888888 q1w2e3r4t5 123123123 qwer1234 1q2w3e4r asdfasdf
  87654321 12344321 jordan23 abcd1234 qazwsxedc slipknot qwerty123 12341234 asdfghjkl liverpoo 69696969 11223344 01012011
  blink182 789456123 12qwaszx minecraft asdf1234 12121212 147258369 0987654321 qweasdzxc drowssap 123456789a 1234554321
  98765432 zaq12wsx fktrcfylh 1029384756 a1b2c3d4 password123 21122112 abcdefgh 31415926 letmein1 testtest 123qweasdzxc
  babydoll 1234abcd 01011990 12345678910 1qaz2wsx3edc 51505150 11235813 babylon5 123454321 14789632 1123581321 ghbdtnbr
  111222333 fuckyou1 147896325 qwerty12345 25802580 P@ssw0rd Passw0rd! Welcome1 Welcome123 Qwerty123! Admin@123 Summer2024!
  Liverpool1 Michael2020 iloveyou2 monkey123 dragon99! 123letmein Sunshine1! 24121987 1987-12-24 aaaaaaaaaaaa passwordpassword`.split(
    /\s+/,
  );

const fine = [
  'correct horse battery staple',
  'violet-otter-92-lamp',
  'Zebra.Kaffee.Wolke',
  'mK4vbn2Rt9',
  '9f8e2a7c1b',
  'thequickbrownfox',
  'myDogIsCalledRex',
  'Strandkorb17',
  'mapleRiver88',
  'qwxkrtzp',
  '4917362850471',
  'пароль-для-моря',
  '八月的雨落在屋顶',
];

describe('a common password', () => {
  it.each(used)('is recognised: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(fine)('is not: %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it.each([
    ['maya.miller@example.org', 'the address'],
    ['mayamiller', 'both names'],
    ['Maya.Miller1', 'both names, decorated'],
    ['Fairweather77!', 'a name of the person'],
    ['Pathwise2026', 'the name of the site'],
  ])('is recognised for its owner: %s, %s', (password) => {
    const owner = ['maya.miller@example.org', 'Maya', 'Fairweather', undefined, null, 'pathwise'];
    expect(isCommonPassword(password, owner)).toBe(true);
  });

  it('is checked about as quickly as any other password of its length', () => {
    const timeFor = (text: string) =>
      processorMs(() => {
        for (let time = 0; time < 50; time++) isCommonPassword(text);
      });
    const most = 20 * timeFor('violet harbour counts nine slow trains '.repeat(4).slice(0, 128));
    const texts = ['1q'.repeat(64), `${'qwe'.repeat(42)}é`, '-1'.repeat(64), `${'!'.repeat(127)}x`, '1'.repeat(128)];
    expect(texts.filter((text) => timeFor(text) > most)).toEqual([]);
  });
});
