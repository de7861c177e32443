/** Outlines that are cheaper to compute than to store: stars and petal rings. Pure. */

const DEGREE = Math.PI / 180;
const tenth = (n: number): number => Math.round(n * 10) / 10;

/** A star of `points` rays between two radii, the first ray upwards. */
export function burst(points: number, outer: number, inner: number, cx = 0, cy = 0): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = (i * 180) / points - 90;
    const radius = i % 2 ? inner : outer;
    d += `${i ? 'L' : 'M'}${at(radius, angle * DEGREE, cx, cy)}`;
  }
  return `${d}Z`;
}

/** A ring of curled petals between `inner` and `outer`. `turn` is where the first one begins, in degrees. */
export function flames(petals: number, outer: number, inner: number, cx = 0, cy = 0, turn = -90): string {
  const CURL = 0.32;
  const depth = outer - inner;
  const step = (2 * Math.PI) / petals;
  let d = '';
  for (let i = 0; i < petals; i++) {
    const from = turn * DEGREE + i * step;
    const to = from + step;
    const p = (radius: number, angle: number): string => at(radius, angle, cx, cy);
    d += `${i ? 'L' : 'M'}${p(inner, from)}`;
    d += `C${p(inner + depth * 0.45, from + step * 0.02)} ${p(outer - depth * 0.25, from + step * (0.3 + CURL * 0.7))} ${p(outer, from + step * (0.5 + CURL))}`;
    d += `C${p(outer - depth * 0.42, to - step * 0.02)} ${p(inner + depth * 0.3, to + step * 0.02)} ${p(inner, to)}`;
  }
  return `${d}Z`;
}

/** `count` straight rays around a point, each from one radius to the other. */
export function rays(count: number, from: number, to: number, cx = 0, cy = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) * 2 * Math.PI) / count;
    d += `M${at(from, angle, cx, cy)}L${at(to, angle, cx, cy)}`;
  }
  return d;
}

function at(radius: number, angle: number, cx: number, cy: number): string {
  return `${tenth(cx + radius * Math.cos(angle))} ${tenth(cy + radius * Math.sin(angle))}`;
}
