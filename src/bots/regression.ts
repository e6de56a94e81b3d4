/** Least squares, for what can be learned from games that were played. */

/** Solves `matrix · x = right` by elimination with pivots; the matrix is symmetric and positive. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] as number]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    }
    const top = rows[pivot] as number[];
    rows[pivot] = rows[column] as number[];
    rows[column] = top;
    for (let row = 0; row < size; row++) {
      const line = rows[row] as number[];
      if (row === column || top[column] === 0) continue;
      const factor = (line[column] as number) / (top[column] as number);
      for (let at = column; at <= size; at++) {
        line[at] = (line[at] as number) - factor * (top[at] as number);
      }
    }
  }
  return rows.map((row, index) => (row[size] as number) / (row[index] as number));
}

export interface Fit {
  readonly weights: number[];
  /** The part of the variation that the weights explain, at most 1. */
  readonly explained: number;
}

/** Weights with the least squared error; `ridge` holds those down that the data say little about. */
export function regress(
  samples: readonly ArrayLike<number>[],
  results: readonly number[],
  ridge: number,
): Fit {
  const size = samples[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (row === column ? ridge : 0)),
  );
  const right = Array.from({ length: size }, () => 0);
  for (const [index, sample] of samples.entries()) {
    const result = results[index] as number;
    for (let row = 0; row < size; row++) {
      const value = sample[row] as number;
      const line = matrix[row] as number[];
      right[row] = (right[row] as number) + value * result;
      for (let column = 0; column < size; column++) {
        line[column] = (line[column] as number) + value * (sample[column] as number);
      }
    }
  }
  const weights = solve(matrix, right);
  const mean = results.reduce((sum, result) => sum + result, 0) / Math.max(1, results.length);
  let error = 0;
  let spread = 0;
  for (const [index, sample] of samples.entries()) {
    const result = results[index] as number;
    const guess = weights.reduce((sum, weight, feature) => sum + weight * (sample[feature] as number), 0);
    error += (result - guess) ** 2;
    spread += (result - mean) ** 2;
  }
  return { weights, explained: 1 - error / Math.max(spread, Number.EPSILON) };
}
