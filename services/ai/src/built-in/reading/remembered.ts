/** The same function, which keeps its latest answers, at most so many. What it returns must not be changed. */
export function remembered<T>(most: number, answerTo: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = answerTo(text);
    answers.set(text, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
