type Numbers = Float32Array | Int8Array;

/** The sum of `values`, each times the weight at its place from `from` on. Four sums at once keep a processor busy. */
export function weightedSum(weights: Numbers, from: number, values: Numbers): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < values.length; i += 4) {
    a += (weights[from + i] as number) * (values[i] as number);
    b += (weights[from + i + 1] as number) * (values[i + 1] as number);
    c += (weights[from + i + 2] as number) * (values[i + 2] as number);
    d += (weights[from + i + 3] as number) * (values[i + 3] as number);
  }
  return a + b + c + d;
}
