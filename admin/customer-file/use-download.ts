import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "#admin/api/call.ts";
import { customerQuery } from "#admin/session/queries.ts";
import { saveFile } from "#admin/ui/save-file.ts";
import { customerFileApi } from "#contract/customer-file.ts";

type State = {
  /** Received so far; undefined when nothing is being made. */
  bytes?: number;
  done?: { name: string; bytes: number };
  error?: unknown;
};

/** Downloads the workspace's file. Leaving the page cancels it. */
export function useDownload() {
  const slug = useQuery(customerQuery()).data?.customer.slug ?? "workspace";
  const [state, setState] = useState<State>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ bytes: 0 });
    try {
      const file = await call(customerFileApi.download, {}, controller.signal, (bytes) => setState({ bytes }));
      const name = `${slug}-${new Date().toISOString().slice(0, 10)}.guidepost.zip`;
      saveFile(file, name);
      setState({ done: { name, bytes: file.size } });
    } catch (error) {
      setState(controller.signal.aborted ? {} : { error });
    }
  };
  return { state, start: () => void run(), cancel: () => running.current?.abort() };
}
