/** The kit's logo: a shop window below its awning. */
export function Icon({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M4 4h16l2 6a3 3 0 0 1-5 1.5 3.4 3.4 0 0 1-5 0 3.4 3.4 0 0 1-5 0A3 3 0 0 1 2 10z"
        fill="currentColor"
      />
      <path d="M4 14v6h16v-6" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
