import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { sitesApi } from "#contract/sites.ts";

/** Opens a page, or the home page, as publishing now would show it, in a tab of its own. */
export async function openPreview(page_id: string | null, locale: string, failed: string) {
  // At once, while the press is still being handled: browsers block what opens later.
  const tab = window.open("", "_blank");
  try {
    const { url } = await call(sitesApi.preview, { body: { page_id, locale } });
    if (!tab) return;
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    tab?.close();
    showToast({ tone: "danger", message: `${failed} ${errorWords(error)}` });
  }
}
