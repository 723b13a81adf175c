import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { RouteAnnouncer } from "#app/navigation/route-announcer.tsx";

/** Gives every page the data-fetching client and focus after navigation. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient());

  return (
    <QueryClientProvider client={queryClient}>
      {/* React takes over what stands in here piece by piece, and first where the visitor is. */}
      <Suspense>
        {children}
        <Booted />
      </Suspense>
      <RouteAnnouncer />
    </QueryClientProvider>
  );
}

/** Its effect runs once the page beside it has hydrated. */
function Booted() {
  useEffect(() => {
    if (window.boot) window.boot.isBooted = true;
  }, []);
  return null;
}
