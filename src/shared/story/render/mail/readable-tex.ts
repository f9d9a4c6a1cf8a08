/** Signs of TeX that have a letter of their own. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  `alpha:α beta:β gamma:γ delta:δ epsilon:ε varepsilon:ε zeta:ζ eta:η theta:θ iota:ι kappa:κ lambda:λ mu:μ nu:ν
  xi:ξ pi:π rho:ρ sigma:σ tau:τ upsilon:υ phi:φ varphi:φ chi:χ psi:ψ omega:ω Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ Xi:Ξ
  Pi:Π Sigma:Σ Phi:Φ Psi:Ψ Omega:Ω times:× cdot:· div:÷ pm:± mp:∓ leq:≤ le:≤ geq:≥ ge:≥ neq:≠ ne:≠ approx:≈
  equiv:≡ sim:∼ infty:∞ partial:∂ nabla:∇ sum:∑ prod:∏ int:∫ in:∈ notin:∉ subset:⊂ subseteq:⊆ cup:∪ cap:∩
  emptyset:∅ forall:∀ exists:∃ neg:¬ land:∧ lor:∨ to:→ rightarrow:→ leftarrow:← Rightarrow:⇒ Leftarrow:⇐ iff:⇔
  mapsto:↦ ldots:… dots:… cdots:⋯ circ:∘ degree:° prime:′ ell:ℓ hbar:ℏ`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [name = '', sign = ''] = pair.split(':');
      return [name, sign];
    }),
);
const RAISED: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '+': '⁺',
  '-': '⁻',
  n: 'ⁿ',
  i: 'ⁱ',
};
const LOWERED: Readonly<Record<string, string>> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
};

/**
 * A formula as a line that reads well where no formula can be set: signs for their names, simple powers and fractions as
 * one writes them by hand. What is more than that stays TeX.
 */
export function readableTex(tex: string): string {
  const signs = tex
    .replace(/\\(?:left|right|displaystyle|limits|nolimits)(?![a-zA-Z])/g, '')
    .replace(/\\([a-zA-Z]+)(?![a-zA-Z])/g, (whole, name: string) => SIGNS.get(name) ?? whole)
    .replace(/\\(?:quad|qquad)(?![a-zA-Z])|\\[,;:! ]/g, ' ');
  // TeX takes the one digit that follows for what stands in braces elsewhere.
  return withoutBraces(signs.replace(/(\\[dt]?frac) *(\d) *(\d)/g, '$1{$2}{$3}'))
    .replace(
      /\^\(([\d+\-ni]{1,4})\)|\^([\dni])/g,
      (whole, many?: string, one?: string) => signsOf(many ?? one ?? '', RAISED) ?? whole,
    )
    .replace(
      /_\((\d{1,4})\)|_(\d)/g,
      (whole, many?: string, one?: string) => signsOf(many ?? one ?? '', LOWERED) ?? whole,
    )
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** From the innermost braces outwards, as far as they are understood. */
function withoutBraces(tex: string): string {
  let text = tex;
  for (let round = 0; round < MOST_DEPTH; round += 1) {
    text = text
      .replace(/\\(?:text|mathrm|mathbf|mathit|operatorname)\s*\{([^{}\\]*)\}/g, '$1')
      .replace(/\\sqrt\s*\{([^{}\\]*)\}/g, (_whole, inner: string) => `√${inner.length > 1 ? `(${inner})` : inner}`)
      .replace(
        /\\[dt]?frac\s*\{([^{}\\]*)\}\s*\{([^{}\\]*)\}/g,
        (_whole, over: string, under: string) => `${grouped(over)}/${grouped(under)}`,
      )
      .replace(/([\^_])\{([^{}\\]*)\}/g, '$1($2)');
  }
  return text;
}

const MOST_DEPTH = 6;

function grouped(part: string): string {
  const inner = part.trim();
  return /^(?:\p{L}|[\d.]+)$/u.test(inner) ? inner : `(${inner})`;
}

function signsOf(text: string, signs: Readonly<Record<string, string>>): string | undefined {
  const found = Array.from(text, (letter) => signs[letter]);
  return found.every((sign) => sign !== undefined) ? found.join('') : undefined;
}
