import type { PinTone } from "#admin/maps/map-model.ts";

/** A small map pin for legends and lists. */
export function MapSign({ tone }: { tone: PinTone }) {
  return (
    <svg
      data-swatch
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`map-sign map-pin-${tone}`}
    >
      <circle cx="8" cy="8" r="7" className="map-pin-body" />
      {tone === "identifiable" && <circle cx="8" cy="8" r="3" className="map-pin-ink" />}
      {(tone === "none" || tone === "de_identified") && <circle cx="8" cy="8" r="2.8" className="map-pin-line" />}
      {tone === "de_identified" && <path d="M8 4.7a3.3 3.3 0 0 1 0 6.6z" className="map-pin-ink" />}
      {tone === "unknown" && (
        <>
          <path d="M6.4 6.6a1.7 1.7 0 1 1 2.2 1.6c-.4.2-.6.5-.6 1" className="map-pin-line" />
          <circle cx="8" cy="11.2" r=".9" className="map-pin-ink" />
        </>
      )}
    </svg>
  );
}
