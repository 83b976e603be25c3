import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { sitesApi } from "#contract/sites.ts";

/** Opens the page as it would be published now, in a new tab; the home page if `page_id` is null. */
export async function openPreview(page_id: string | null, locale: string, failed: string) {
  // Open the tab before any await: browsers block popups outside the click handler.
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
