import { CholeskyDecomposition, Matrix } from 'ml-matrix';

// Linear discriminant analysis with a shrunken covariance (Friedman, 'Regularized Discriminant Analysis', 1989). It has a
// closed form, so the classifier is made from the examples in a moment: nothing is trained beforehand or stored.

export interface Example {
  label: number;
  vector: readonly number[];
}

/** For each label, the logarithm of how likely a vector belongs to it, up to a number that all share. */
export type Classifier = (vector: readonly number[]) => number[];

/** How much of the covariance is replaced by its mean variance. Chosen by cross-validation over the examples. */
const shrinkage = 0.6;
/** Above 1, because the scores of the closed form are too sure of themselves. */
const temperature = 4;

/** Makes a classifier from examples with labels 0, 1, … Each label needs at least one. */
export function discriminant(examples: readonly Example[]): Classifier {
  const byLabel = [...Map.groupBy(examples, ({ label }) => label)].toSorted(([a], [b]) => a - b);
  const means = new Matrix(
    byLabel.map(([, members]) => new Matrix(members.map(({ vector }) => [...vector])).mean('column')),
  );
  const spread = new Matrix(examples.map(({ label, vector }) => vector.map((value, i) => value - means.get(label, i))));
  const covariance = spread.transpose().mmul(spread).div(examples.length);
  const size = covariance.rows;
  const shrunk = covariance.mul(1 - shrinkage).add(Matrix.eye(size).mul((shrinkage * covariance.trace()) / size));
  const weights = new CholeskyDecomposition(shrunk).solve(means.transpose());
  const biases = byLabel.map(
    (_, label) => -0.5 * means.getRowVector(label).mmul(weights.getColumnVector(label)).get(0, 0),
  );
  return (vector) => {
    const scores = Matrix.rowVector([...vector])
      .mmul(weights)
      .to1DArray();
    return scores.map((score, label) => (score + (biases[label] ?? 0)) / temperature);
  };
}
