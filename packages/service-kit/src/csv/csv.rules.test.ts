import { describe, expect, it } from '@jest/globals';
import { csvLine } from './csv.rules.ts';

describe('a line of CSV', () => {
  it.each([
    [['Ann', 'Lee'], 'Ann,Lee\r\n'],
    [['', 'b', ''], ',b,\r\n'],
    [['Lee, Ann'], '"Lee, Ann"\r\n'],
    [['5" disk'], '"5"" disk"\r\n'],
    [['two\nlines'], '"two\nlines"\r\n'],
    [['=1+1'], "'=1+1\r\n"],
    [['+1'], "'+1\r\n"],
    [['-1'], "'-1\r\n"],
    [['@sum'], "'@sum\r\n"],
    [['\t=1'], "'\t=1\r\n"],
    [['\r=1'], '"\'\r=1"\r\n'],
    [['=a,"b"'], '"\'=a,""b"""\r\n'],
    [['Ann;=1+1'], "Ann;'=1+1\r\n"],
    [['Ann\n=1+1'], '"Ann\n\'=1+1"\r\n'],
    [['Ann; or =A1'], 'Ann; or =A1\r\n'],
    [['1=1'], '1=1\r\n'],
    [['Zoë 🦉'], 'Zoë 🦉\r\n'],
  ])('of %j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});
