import { useEffect, useEffectEvent, useRef, useState } from "react";

/** `refused`: permission denied. `none`: no camera, or no secure context. */
type CameraState = "starting" | "on" | "refused" | "none";

const EVERY_MS = 200;
/** Pixels: enough for a sign at arm's length, and fast on an old phone. */
const WIDEST = 640;

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === "NotAllowedError";

async function openCamera() {
  const [stream, { decodeQR }] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false }),
    import("qr/decode.js"),
  ]);
  return { stream, decodeQR };
}

const close = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** Shows the rear camera and decodes the first QR code. The video stays on the phone. */
export function useQrCamera(onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const hasCamera = "mediaDevices" in navigator && typeof navigator.mediaDevices?.getUserMedia === "function";
  const [state, setState] = useState<CameraState>(hasCamera ? "starting" : "none");
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (!hasCamera) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    let opened: MediaStream | undefined;
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d", { willReadFrequently: true });

    const start = async () => {
      const { stream, decodeQR } = await openCamera();
      const player = video.current;
      if (isGone || !player || !pen) return close(stream);
      opened = stream;
      player.srcObject = stream;
      await player.play();
      setState("on");
      timer = setInterval(() => {
        const { videoWidth, videoHeight } = player;
        if (!videoWidth) return;
        const scale = Math.min(1, WIDEST / videoWidth);
        canvas.width = Math.round(videoWidth * scale);
        canvas.height = Math.round(videoHeight * scale);
        pen.drawImage(player, 0, 0, canvas.width, canvas.height);
        try {
          tell(decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height)));
        } catch {
          // most frames contain no code
        }
      }, EVERY_MS);
      return undefined;
    };
    start().catch((error: unknown) => isGone || setState(isRefusal(error) ? "refused" : "none"));
    return () => {
      isGone = true;
      clearInterval(timer);
      if (opened) close(opened);
    };
  }, [hasCamera]);
  return { video, state };
}
