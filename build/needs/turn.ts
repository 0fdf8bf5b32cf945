// oxlint-disable typescript/no-non-null-assertion -- Each place is within an array of a known length.
/** A matrix, row by row. */
export interface Matrix {
  values: Float32Array;
  width: number;
}

/**
 * Turns the rows of features and needs together, so that their products stay and the first dimension matters most,
 * then the second: rounding then costs least. `counts`: how often each feature occurs.
 */
export function byImportance(
  rows: Matrix,
  needs: Matrix,
  counts: Float64Array,
): { rows: Float32Array; needs: Float32Array } {
  const d = rows.width;
  const middle = centred(needs);
  // The needs' rows become perpendicular and of one length, so that each dimension counts alike.
  const { values, vectors } = eigen(products(middle), d);
  const lengths = values.map((value) => Math.sqrt(Math.max(1e-9, value)));
  const stretched = times(
    rows,
    vectors.map((entry, at) => entry * lengths[at % d]!),
  );
  const shrunk = times(
    middle,
    vectors.map((entry, at) => entry / lengths[at % d]!),
  );
  const main = eigen(products(stretched, counts), d);
  const order = [...main.values.keys()].sort((a, b) => main.values[b]! - main.values[a]!);
  const turn = new Float64Array(d * d);
  order.forEach((from, to) => {
    for (let k = 0; k < d; k++) turn[k * d + to] = main.vectors[k * d + from]!;
  });
  const turned = times(stretched, turn);
  const needsTurned = times(shrunk, turn);
  // Both get rows of one mean length, because the training goes on with one speed.
  const by = Math.sqrt(meanLength(turned) / meanLength(needsTurned));
  return {
    rows: turned.values.map((value) => value / by),
    needs: needsTurned.values.map((value) => value * by),
  };
}

/** Returns the rows less their mean. The shares of the needs stay the same. */
function centred({ values, width }: Matrix): Matrix {
  const rows = values.length / width;
  const means = new Float64Array(width);
  values.forEach((value, at) => (means[at % width]! += value / rows));
  return { values: values.map((value, at) => value - means[at % width]!), width };
}

function meanLength({ values, width }: Matrix): number {
  const squares = values.reduce((sum, value) => sum + value * value, 0);
  return Math.sqrt(squares / (values.length / width));
}

/** Returns the products of each two columns, each row as often as it counts. */
function products({ values, width }: Matrix, counts?: Float64Array): Float64Array {
  const all = new Float64Array(width * width);
  for (let row = 0; row * width < values.length; row++) {
    const count = counts ? counts[row]! : 1;
    for (let i = 0; i < width; i++) {
      const by = count * values[row * width + i]!;
      for (let j = 0; j < width; j++) all[i * width + j]! += by * values[row * width + j]!;
    }
  }
  return all;
}

function times({ values, width }: Matrix, square: Float64Array): Matrix {
  const result = new Float32Array(values.length);
  for (let row = 0; row < values.length; row += width) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let k = 0; k < width; k++) sum += values[row + k]! * square[k * width + column]!;
      result[row + column] = sum;
    }
  }
  return { values: result, width };
}

/** Returns the eigenvalues of a symmetric matrix, and their vectors as columns (Jacobi's rotations). */
function eigen(
  symmetric: Float64Array,
  n: number,
): { values: Float64Array; vectors: Float64Array } {
  const a = symmetric.slice();
  const vectors = new Float64Array(n * n);
  for (let k = 0; k < n; k++) vectors[k * n + k] = 1;
  for (let sweep = 0; sweep < 30; sweep++) {
    for (let p = 0; p < n; p++) {
      for (let q = p + 1; q < n; q++) rotate(a, vectors, n, p, q);
    }
  }
  return { values: Float64Array.from({ length: n }, (_, k) => a[k * n + k]!), vectors };
}

/** Turns the plane of two axes, so that their product is 0. */
function rotate(a: Float64Array, vectors: Float64Array, n: number, p: number, q: number): void {
  const product = a[p * n + q]!;
  if (Math.abs(product) < 1e-12) return;
  const ratio = (a[q * n + q]! - a[p * n + p]!) / (2 * product);
  const tangent = (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.sqrt(ratio * ratio + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  const turn = (matrix: Float64Array, first: number, second: number): void => {
    const [one, other] = [matrix[first]!, matrix[second]!];
    matrix[first] = cosine * one - sine * other;
    matrix[second] = sine * one + cosine * other;
  };
  for (let k = 0; k < n; k++) turn(a, k * n + p, k * n + q);
  for (let k = 0; k < n; k++) turn(a, p * n + k, q * n + k);
  for (let k = 0; k < n; k++) turn(vectors, k * n + p, k * n + q);
}
